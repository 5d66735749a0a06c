// The parts of the frame that load after the first screen shows its data, in one file: the session watch, notices,
// what is kept for offline, and the refresh when the reader returns to this tab.
import '@/domains/session/watchIdentity'
import '@/shell/banners/Banners'
import '@/shell/BesidePage'

export { keepOffline } from './refresh/keepOffline'
export { refreshOnReturn } from './refresh/refreshOnReturn'
