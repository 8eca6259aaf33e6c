import { badTape } from './bad-tape.ts'

/** The least length of JSON, in characters, from which a repeated value is replaced by a reference. */
const worthReferring = 80

const likeReference = /^\$+same$/

type Place = readonly [line: number, ...path: (string | number)[]]
type Written = { readonly text: string; readonly whole: string }

/** Returns a writer of JSON lines. In them `{"$same":[12,"answer","value"]}` stands for that value of the twelfth line. */
export function writeWithReferences(): (line: unknown) => string {
  const places = new Map<string, Place>()
  let number = 0
  return (line) => {
    number += 1
    const found = new Map<string, Place>()
    const { text } = write(JSON.parse(JSON.stringify(line)), [number])
    for (const [whole, place] of found) places.set(whole, place)
    return text

    function write(value: unknown, place: Place): Written {
      const written = isNested(value) ? writeNested(value, place) : plainly(JSON.stringify(value))
      const { whole } = written
      if (whole.length < worthReferring) return written
      const before = places.get(whole)
      if (before) return { text: JSON.stringify({ $same: before }), whole }
      found.set(whole, place)
      return written
    }

    function writeNested(value: object, place: Place): Written {
      if (Array.isArray(value))
        return between(
          '[',
          value.map((item: unknown, index) => write(item, [...place, index])),
          ']',
        )
      const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const key = `${JSON.stringify(likeReference.test(name) ? `$${name}` : name)}:`
        const { text, whole } = write(inner, [...place, name])
        return { text: key + text, whole: key + whole }
      })
      return between('{', fields, '}')
    }
  }
}

/** Returns a reader that replaces references by their values, in lines numbered as in the file. Throws `bad-tape` for a reference to nothing. */
export function readWithReferences(): (line: unknown, number: number) => unknown {
  const lines: unknown[] = []
  return (line, number) => {
    const whole = read(line)
    lines.push(whole)
    return whole

    function read(value: unknown): unknown {
      if (!isNested(value)) return value
      if (Array.isArray(value)) return value.map(read)
      if ('$same' in value) return standing(value.$same)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          likeReference.test(name) ? name.slice(1) : name,
          read(inner),
        ]),
      )
    }

    function standing(place: unknown): unknown {
      const [row, ...path] = Array.isArray(place) ? (place as readonly unknown[]) : []
      const value = path.reduce((inner, name) => fieldOf(inner, String(name)), lines[Number(row) - 1])
      if (value !== undefined) return value
      throw badTape(
        number,
        `refers to ${JSON.stringify(place)}, where nothing stands`,
        'the number of an earlier line and the way to a value in it',
      )
    }
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return isNested(value) && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function plainly(text: string): Written {
  return { text, whole: text }
}

function between(open: string, parts: readonly Written[], close: string): Written {
  const joined = (of: (part: Written) => string) => open + parts.map(of).join(',') + close
  return { text: joined(({ text }) => text), whole: joined(({ whole }) => whole) }
}
