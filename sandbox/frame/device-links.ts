import { randomBytes } from 'node:crypto'
import { FrameRefusal } from './refusal.ts'

/** The validity of a link, in milliseconds. */
const lifetime = 20 * 60_000

/** A sign-in on an unknown device. */
type DeviceRequest = { readonly email: string; readonly device: string }

type Link = DeviceRequest & { readonly at: number; isApproved: boolean }

/** The links in mails by which a visitor confirms a device. */
export type DeviceLinks = {
  /** Creates a link and returns its last part. */
  issue(request: DeviceRequest): string
  /** Approves a link. Throws if it is unknown or expired. */
  approve(end: string): DeviceRequest
  /** Returns the request of a link, or `null` if it is unknown or expired. */
  find(end: string): DeviceRequest | null
  /** Returns whether the last link for this device was approved. */
  isApproved(request: DeviceRequest): boolean
}

/** Creates an empty list of links. `now` is in milliseconds since 1970. */
export function createDeviceLinks(now: () => number): DeviceLinks {
  const links = new Map<string, Link>()
  const find = (end: string) => {
    const link = links.get(end)
    return link && now() - link.at < lifetime ? link : null
  }
  return {
    issue({ email, device }) {
      for (const [end, link] of links) if (isSame(link, { email, device })) links.delete(end)
      const end = randomBytes(24).toString('base64url')
      links.set(end, { email, device, at: now(), isApproved: false })
      return end
    },
    approve(end) {
      const link = find(end)
      if (!link) throw new FrameRefusal('The link is not good any more. Ask for a new one.')
      link.isApproved = true
      return link
    },
    find,
    isApproved: (request) => [...links.values()].some((link) => link.isApproved && isSame(link, request)),
  }
}

function isSame(one: DeviceRequest, other: DeviceRequest): boolean {
  return one.email === other.email && one.device === other.device
}
