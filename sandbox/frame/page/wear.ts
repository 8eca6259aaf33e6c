type Theme = Readonly<Record<string, unknown>>

/** Applies the page's colour scheme, accent and background. */
export function wear({ themeMode, w3mThemeVariables }: Theme): void {
  const { style } = document.documentElement
  if (themeMode === 'light' || themeMode === 'dark') style.colorScheme = themeMode
  const variables = Object(w3mThemeVariables) as Theme
  for (const name of ['--w3m-accent', '--w3m-background']) {
    const value = variables[name]
    if (typeof value === 'string') style.setProperty(name, value)
  }
}
