// All that the frame adds once the first screen shows its data, in one file: watching the session, notices, and what is
// asked for again on the way back to this tab.
import '@/domains/session/watchIdentity'
import '@/shell/banners/Banners'
import '@/shell/BesidePage'

export { refreshOnReturn } from './refreshOnReturn'
