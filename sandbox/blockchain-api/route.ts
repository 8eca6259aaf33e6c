import type { IncomingMessage, ServerResponse } from 'node:http'

/** A route of the service. */
export type Route = {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  /** Returns the path under which the fault switch knows a request. `parameter` is the path's capture. */
  fault(parameter: string, url: URL): string
  /** The body that the `malformed` fault sends. */
  readonly malformed: string
  answer(asked: RouteRequest): Promise<void> | void
}

/** A request to a route. `parameter` is the path's capture. */
export type RouteRequest = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly parameter: string
}

/** Returns the route of a request, and the parameter in its path. */
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

/** Returns the methods that a path accepts, or none if it does not exist. */
export function methodsOf(routes: readonly Route[], path: string): readonly Route['method'][] {
  return routes.flatMap((route) => (route.path.test(path) ? [route.method] : []))
}

// Text that is not encoded correctly stays as it is. No route accepts it as a name or an address.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
