import type { Icon } from '../../../core/view-models/parts.ts'

/** The icons this renderer draws: those parts can name, and a few marks of its own. */
export type IconName = Icon | 'check' | 'chevron'

/** Outlines on a 20 px grid, drawn with a 1.5 px round stroke. */
export const iconPaths: Readonly<Record<IconName, string>> = {
  back: 'M12 4.5 6.5 10l5.5 5.5',
  check: 'm4.5 10.4 3.7 3.7 7.3-8',
  chevron: 'M8 5.5l4.5 4.5L8 14.5',
  close: 'm5.25 5.25 9.5 9.5m0-9.5-9.5 9.5',
  copy: 'M9.5 7.5h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM12.5 4.7a1.2 1.2 0 0 0-1.2-1.2H5.5a2 2 0 0 0-2 2v5.8a1.2 1.2 0 0 0 1.2 1.2',
  disconnect: 'M8 3.75H5.75a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2H8M12.75 6.5l3.5 3.5-3.5 3.5M16 10H8',
  external:
    'M8.75 4.75h-2.5a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2.5M11.5 4.25h4.25V8.5M15.5 4.5l-6 6',
  network:
    'M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM3.75 10h12.5M10 3.5c1.9 1.8 2.8 4 2.8 6.5s-.9 4.7-2.8 6.5c-1.9-1.8-2.8-4-2.8-6.5s.9-4.7 2.8-6.5Z',
  retry: 'M15.7 12.6A6.25 6.25 0 1 1 15.6 7.2M16.2 3.9v3.6h-3.6',
  search: 'M14.25 9a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0ZM13 13l3.5 3.5',
  wallet:
    'M14.5 6.75V5.5a1.75 1.75 0 0 0-1.75-1.75h-7.5A1.75 1.75 0 0 0 3.5 5.5v8.75a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-5.5a2 2 0 0 0-2-2h-9a2 2 0 0 1-2-1.25M13.25 11.5h.01',
  warning: 'M10 4.25 3.75 15.25h12.5L10 4.25ZM10 8.75v2.75M10 13.4h.01',
}
