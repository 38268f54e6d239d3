declare module '*?worker&url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives the address of a file so
  export default address;
}
