declare module 'ra-language-spanish' {
  interface Messages {
    readonly [key: string]: string | Messages;
  }
  const spanish: { readonly ra: Messages & { readonly navigation: Messages } };
  export default spanish;
}
