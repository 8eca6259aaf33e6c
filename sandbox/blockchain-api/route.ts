import type { IncomingMessage, ServerResponse } from 'node:http'

/** One thing that the service can be asked. */
export type Route = {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  /** The path under which the fault switch knows a request; `parameter` is what the path captured. */
  fault(parameter: string, url: URL): string
  /** What the `malformed` fault sends. */
  readonly malformed: string
  answer(asked: Asked): Promise<void> | void
}

/** A request to a route; `parameter` is what its path captured. */
export type Asked = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly parameter: string
}

/** The route that a request asks for, and the parameter in its path. */
export function findRoute(
  routes: readonly Route[],
  method: string | undefined,
  path: string,
): { readonly route: Route; readonly parameter: string } | null {
  for (const route of routes) {
    const match = route.path.exec(path)
    if (match && (method === route.method || (method === 'HEAD' && route.method === 'GET'))) {
      return { route, parameter: decoded(match[1] ?? '') }
    }
  }
  return null
}

/** The methods that a path takes; none where nothing is there. */
export function methodsOf(routes: readonly Route[], path: string): readonly Route['method'][] {
  return routes.flatMap((route) => (route.path.test(path) ? [route.method] : []))
}

// What is not well encoded stays as it is; no route takes that for a name or an address.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
