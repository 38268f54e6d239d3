/**
 * A loader for views of Payload that this admin does not have: there are no folders, and whoever has not signed in is
 * served by `app/(doors)`. What they show would load with every form.
 */
export default function noViews(): string {
  const views = ['BrowseByFolder', 'CollectionFolderView', 'ForgotPasswordView', 'LoginView'];
  const classes = ['forgotPasswordBaseClass', 'loginBaseClass'];
  return `export const ${[...views.map((name) => `${name} = () => null`), ...classes.map((name) => `${name} = ''`)].join(', ')};`;
}
