import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { isFrameOffered } from '../../core/domain/frame/offered.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { Connector } from '../../core/ports/connector.ts'
import type { CoreFrame } from '../../core/ports/frame.ts'
import type { Storage } from '../../core/ports/storage.ts'
import { guardedPort } from './guarded-port.ts'
import { lazy } from './lazy.ts'
import type { PageFrame } from './page-frame.ts'
import type { PortsWindow } from './ports-window.ts'
import type { MethodsOnly } from './proxy-port.ts'
import type { World } from './world.ts'

/** The parts of the frame's ports. */
type FramePortsParts = {
  /** Returns the current options. */
  readonly current: () => Options
  readonly window: PortsWindow | null
  readonly storage: Storage
  readonly world: Pick<World, 'framePlace' | 'version'>
}

/** The ports of the secure frame. `dispose` removes the frame. */
export type FramePorts = {
  readonly frame: CoreFrame
  readonly connector: Connector
  readonly dispose: () => void
}

/** Creates the ports of the secure frame. They share one frame, which the first request creates. Without a place for it, they fail. */
export function createFramePorts({ current, window, storage, world }: FramePortsParts): FramePorts {
  let pageFrame: PageFrame | null = null
  const open = ({ createPageFrame }: typeof import('./page-frame.ts')) => {
    pageFrame ??= createPageFrame(current, window, storage, world.version ?? 'unknown', world.framePlace)
    return pageFrame
  }
  const hasPlace = window !== null || world.framePlace !== undefined
  const inPageFrame = <Port extends MethodsOnly<Port>>(portOf: (page: PageFrame) => Port): Port =>
    guardedPort(
      lazy(
        'createPageFrame',
        () => import('./page-frame.ts'),
        (module) => portOf(open(module)),
      ),
      (method) => (pageFrame !== null && method === 'disconnect') || (hasPlace && isFrameOffered(current())),
      new LatchkeyError('unreachable', 'It needs a browser, and email or socials.'),
    )
  return {
    frame: inPageFrame<CoreFrame>(({ frame }) => frame),
    connector: inPageFrame<Connector>(({ connector }) => connector),
    dispose: () => pageFrame?.dispose(),
  }
}
