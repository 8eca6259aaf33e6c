const catalogues = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../../../core/strings/en/*.ts',
  { eager: true },
)

/** Every word a visitor can see, in English: the catalogues of all views. */
export const en: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(catalogues).flatMap((module) => Object.values(module)),
)
