import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import type { LoadedView } from '../../panel/loaded-view.ts'
import fieldCss from '../../theme/field.css?inline'
import socialCss from '../../theme/views/social.css?inline'
import { connect } from '../connection/ConnectView.tsx'
import { FrameMethods } from './FrameMethods.tsx'

const ways = loadedView(connectWithFrameView, FrameMethods, fieldCss, socialCss)

/** Connect on a page that offers the secure frame. Its sign-in methods are below the wallets, which stay unchanged when they arrive. */
export const connectWithFrame: LoadedView = {
  ...connect,
  viewModel: ways.viewModel,
  Inner: ways.Drawing,
  sheets: [...connect.sheets, ...ways.sheets],
}
