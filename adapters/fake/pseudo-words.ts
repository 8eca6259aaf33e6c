const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀçđéƒğĥíĵķļɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŘŠŢÚṼŴẊÝŽ']
const padding = 'óñé ţŵó ţĥřéé ƒóúř ƒíṽé šíẋ šéṽéñ éíğĥţ ñíñé ţéñ '
const lengthening = 0.4

/** What of a message is no text: its places, and what stands around the forms of a plural. */
const structure = /\{\w+\}|\{\w+, plural,| \w+ \{(?=[^}]*#)|\}/g

/**
 * A language that nobody speaks, made of the words of another one: every letter has an accent, and every text stands in brackets and is two fifths
 * longer. What is drawn without an accent is a word that no catalogue has; what does not fit will not fit in some language.
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
