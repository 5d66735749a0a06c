/** Icons of menu entries that only some roles have; loaded by whoever has one. */
export { Building2, CalendarCog, ContactRound, UsersRound, WalletCards } from 'lucide-react'
