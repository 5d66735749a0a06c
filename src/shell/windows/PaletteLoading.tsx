import { useLayoutEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { panelsClosed } from './shell.slice'
import { keepTyping } from '../palette/typedAhead'

/** In place of the palette while its code loads: keeps what is typed for its field. */
export function PaletteLoading() {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => keepTyping(() => void dispatch(panelsClosed())), [dispatch])
  return null
}
