import { randomBytes } from 'node:crypto'
import { FrameRefusal } from './refusal.ts'

/** How long a link is good, in milliseconds. */
const lifetime = 20 * 60_000

/** Somebody who wants to sign in on a device that is not known to be theirs. */
export type DeviceRequest = { readonly email: string; readonly device: string }

type Link = DeviceRequest & { readonly at: number; isApproved: boolean }

/** Links in mails by which an address says that a device is its own. */
export type DeviceLinks = {
  /** Makes the end of a link. */
  issue(request: DeviceRequest): string
  /** Approves; throws where the link is none, or too old. */
  approve(end: string): DeviceRequest
  /** Whose link it is; `null` where it is none, or too old. */
  find(end: string): DeviceRequest | null
  /** Whether the last link for this device was approved. */
  isApproved(request: DeviceRequest): boolean
}

/** No links yet; `now` is in milliseconds since 1970. */
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
