declare module 'colorjs.io/dist/color.js' {
  export { default } from 'colorjs.io';
}
