import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import type { LoadedView } from '../../panel/loaded-view.ts'
import fieldCss from '../../theme/field.css?inline'
import socialCss from '../../theme/social.css?inline'
import { connect } from '../connection/ConnectView.tsx'
import { FrameMethods } from './FrameMethods.tsx'

const ways = loadedView(connectWithFrameView, FrameMethods, fieldCss, socialCss)

/** Connect of a page that offers the secure frame: its ways stand above the wallets, which stay as they are drawn when these come. */
export const connectWithFrame: LoadedView = {
  ...connect,
  viewModel: ways.viewModel,
  Ahead: ways.Drawing,
  sheets: [...connect.sheets, ...ways.sheets],
}
