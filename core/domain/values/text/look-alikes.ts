/** Characters that look like a Latin letter, or replace it (after the confusables of UTS 39), upper and lower case. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᎪᴀꓮ',
  b: 'ВвЬьΒβϐᏴʙꓐ',
  c: 'СсϹϲᏟᴄꓚ',
  d: 'ԁđĐƉðÐժᎠᴅꓓ',
  e: 'ЕеЄєҽΕεᎬᴇꓰ℮',
  f: 'ϜϝƒꜰꓝՖ',
  g: 'ɡԌԍցᏀɢꓖ',
  h: 'НнҺһΗհħĦᎻʜꓧ',
  j: 'ЈјͿϳյᎫᴊꓙ',
  k: 'КкΚκĸᏦᴋꓗ',
  l: '1iIІіӀӏΙιıɩɪᎥꓲǀ|!łŁԼᏞʟꓡ',
  m: 'МмΜᎷᴍꓟ',
  n: 'пΝηոռɴꓠ',
  o: '0ОоΟοσօՕøØᴏꓳ〇',
  p: 'РрΡρᏢᴘꓑ',
  q: 'Ԛԛզ',
  r: 'гᎡʀꓣ',
  s: 'ЅѕՏᏚꜱꓢ',
  t: 'ТтΤτŧŦᎢᴛꓔ',
  u: 'υսᴜꓴ',
  v: 'ѴѵνʋᏙᴠꓦ',
  w: 'ԜԝѡωաᎳᴡꓪ',
  x: 'ХхΧχꓫ',
  y: 'УуҮүΥγʏꓬ',
  z: 'ΖᏃᴢꓜ',
}
const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, alike]) =>
    [...alike].map((letter) => [letter, latin] as const),
  ),
)
const doubles = /[01iI|!]|[^\x20-\x7e]/gu

const plain = /^[\x20-\x7e]*$/
const scripts = (
  'Latin Han Hiragana Katakana Hangul Bopomofo Cyrillic Greek Armenian Cherokee ' +
  'Georgian Hebrew Arabic Devanagari Bengali Tamil Thai'
)
  .split(' ')
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
]

/** Returns the skeleton of a name (after UTS 39, 4). Two names that look alike have the same skeleton, ignoring case, spaces and signs. */
export function skeletonOf(name: string): string {
  const letters = plain.test(name)
    ? name
    : name
        .replace(/[©®™℠]/gu, '')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
  const latin = letters.replace(doubles, (letter) => latinOf.get(letter) ?? letter).toLowerCase()
  const bare = latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  return bare === '' ? letters : bare
}

/** Returns whether a name mixes scripts that no language combines (UTS 39, 5.2, highly restrictive). */
export function mixesScripts(name: string): boolean {
  if (plain.test(name)) return false
  const letters = name.match(/(?![\p{Script=Common}\p{Script=Inherited}])\p{L}/gu) ?? []
  const found = new Set(
    letters.map((letter) => scripts.find(({ pattern }) => pattern.test(letter))?.name ?? ''),
  )
  return found.size > 1 && !together.some((family) => [...found].every((script) => family.includes(script)))
}
