/** Values of the theme's custom properties, for the option `themeVariables`. Themes are combined as objects are: `{ ...forest, ...yours }`. */
export type Theme = { readonly [Name in `--latchkey-${string}`]: string }
