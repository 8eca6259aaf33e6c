type Texts = { readonly [secret: string]: string }

const parts = /^([a-z][\w+.-]*:\/\/)([^/?#@]*@)?([^/?#@]+)(.*)$/i

/** A shorter part of a path may be an ordinary word. */
const shortestPart = 16

/** Returns the stand-ins for possible keys in the links to nodes: the user, path and query after the host, and each long part of them. */
export function linkSecrets(values: readonly unknown[]): ReadonlyMap<string, string> {
  const links = [...new Set(values.flatMap((value) => linksIn(value, false)))]
  return new Map(links.flatMap((link, index) => Object.entries(standInsOf(link, `hidden-${index + 1}`))))
}

function standInsOf(link: string, name: string): Texts {
  const [, scheme = '', user = '', host = '', path = ''] = parts.exec(link) ?? []
  if (user === '' && /^\/?$/.test(path)) return {}
  const long = `${user}${path}`.split(/[/?&=#:@]/).filter((part) => part.length >= shortestPart)
  return {
    ...Object.fromEntries(long.map((part) => [part, name])),
    ...(user !== '' && path.length > 1 && { [`${scheme}${host}${path}`]: `${scheme}${host}/${name}` }),
    [link]: `${scheme}${host}/${name}`,
  }
}

/** Options, networks and questions all have these links under the name `rpcUrls`. */
function linksIn(value: unknown, isLink: boolean): readonly string[] {
  if (typeof value === 'string') return isLink ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => linksIn(inner, isLink || name === 'rpcUrls'))
}
