import { sendBody } from '../http/send.ts'
import { tileImage } from '../registry/tile-image.ts'
import type { Route } from './route.ts'
import type { ServiceWorld } from './service-world.ts'

/** Returns the URL of an asset's picture. */
export function iconUrl(world: ServiceWorld, symbol: string): string {
  return `${world.origin()}/images/token/${encodeURIComponent(symbol)}.svg`
}

/** Returns the URL of an application's picture. */
export function applicationIcon(world: ServiceWorld, name: string): string {
  return `${world.origin()}/images/application/${encodeURIComponent(name)}.svg`
}

/** Returns the URL of a collectible's picture. */
export function collectibleImage(world: ServiceWorld, name: string): string {
  return `${world.origin()}/images/collectible/${encodeURIComponent(name)}.svg`
}

/** Returns the URL of the picture that belongs to a name. */
export function avatarUrl(origin: string, name: string): string {
  return `${origin}/images/avatar/${encodeURIComponent(name)}.svg`
}

/** Returns a URL without a picture. */
export function missingPicture(origin: string): string {
  return `${origin}/images/missing/picture.svg`
}

/** Serves `GET /images/{kind}/{name}.svg`: pictures of assets, applications and persons, drawn from their names. */
export const imageRoute: Route = {
  method: 'GET',
  path: /^\/images\/((?:token|application|collectible|avatar)\/[^/]+)\.svg$/,
  fault: (picture) => `/images/${picture}`,
  malformed: '<!doctype html><title>Not an image</title>',
  answer({ response, parameter }) {
    const [kind, name = ''] = parameter.split('/')
    const letter = kind === 'avatar' || kind === 'collectible' ? null : name.slice(0, 1)
    sendBody(response, 200, 'image/svg+xml', tileImage(`${kind} ${name}`, letter))
  },
}
