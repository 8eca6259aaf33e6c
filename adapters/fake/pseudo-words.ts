const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀçđéƒğĥíĵķļɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŘŠŢÚṼŴẊÝŽ']
const padding = 'óñé ţŵó ţĥřéé ƒóúř ƒíṽé šíẋ šéṽéñ éíğĥţ ñíñé ţéñ '
const lengthening = 0.4

/** The parts of a message that are no text: its placeholders, and the syntax around plural forms. */
const structure = /\{\w+\}|\{\w+, plural,| \w+ \{(?=[^}]*#)|\}/g

/**
 * Returns a pseudo-translation. Every letter gets an accent, and every text gets brackets and becomes two fifths longer. A text without accents
 * on the screen is missing in the catalogues. A text that does not fit will not fit in some language.
 */
export function pseudoWords<Name extends string>(
  words: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(words).map(([name, text]) => [name, pseudoText(text)])
  return Object.fromEntries(entries) as Record<Name, string>
}

function pseudoText(text: string): string {
  const length = Math.ceil(text.replaceAll(structure, '').length * lengthening)
  const said = text.replaceAll(new RegExp(`${structure.source}|[A-Za-z]`, 'g'), (part) =>
    part.length === 1 ? (accented[plain.indexOf(part)] ?? part) : part,
  )
  return `⟦${said} ${padding
    .repeat(Math.ceil(length / padding.length))
    .slice(0, length)
    .trim()}⟧`
}
