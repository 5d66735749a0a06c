import { configureStore, createSlice } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import axios from 'axios'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FormattedMessage, IntlProvider, type MessageFormatElement, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

/** Every required library, used once in the best way: the lower bound of any page with them. */
interface Trip {
  id: string
  traveler: string
  from: string
  to: string
  date: string
  amount: number
}

const http = axios.create({ baseURL: '/' })
http.interceptors.request.use((request) => {
  request.headers.set('x-requested-with', 'floor')
  return request
})
const api = createApi({
  baseQuery: async () => {
    try {
      return { data: (await http.get<Trip[]>('/trips.json')).data }
    } catch (error) {
      return { error: String(error) }
    }
  },
  endpoints: (build) => ({ trips: build.query<Trip[], void>({ query: () => ({}) }) }),
})
const menu = createSlice({
  name: 'menu',
  initialState: { isOpen: false },
  reducers: { toggled: (state) => void (state.isOpen = !state.isOpen) },
})
const store = configureStore({
  reducer: { menu: menu.reducer, [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
})
type State = ReturnType<typeof store.getState>

const words = (value: string): MessageFormatElement[] => [{ type: 0, value }]
/** Compiled ahead of time, under ids that the product has. */
const messages: Partial<Record<MessageId, MessageFormatElement[]>> = {
  'trips.failed.title': words('Corporate travel'),
  'routes.home': words('Home'),
  'routes.tripsList': words('Trips'),
  'patterns.tryAgain': [
    {
      type: 6,
      value: 'count',
      options: { one: { value: words('one trip') }, other: { value: [{ type: 7 }, ...words(' trips')] } },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
}

/** The sign-in library comes with the press that needs it. */
const signIn = async () => {
  const { UserManager } = await import('oidc-client-ts')
  await new UserManager({
    authority: location.origin,
    client_id: 'floor',
    redirect_uri: location.origin,
  }).signinRedirect()
}

function Home() {
  const { data } = api.useTripsQuery()
  const isOpen = useSelector((state: State) => state.menu.isOpen)
  const dispatch = useDispatch()
  const { formatDate, formatNumber } = useIntl()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <main>
      <h1>
        <FormattedMessage id="trips.failed.title" />
      </h1>
      <p>
        <FormattedMessage id="patterns.tryAgain" values={{ count: data?.length ?? 0 }} /> {formatDate(0)}{' '}
        {formatNumber(1234.5, { style: 'currency', currency: 'EUR' })}
      </p>
      <button id="ready" onClick={() => (setLeaving(true), void signIn())}>
        {isLeaving ? '…' : 'Sign in'}
      </button>
      <button onClick={() => dispatch(menu.actions.toggled())}>{isOpen ? '-' : '+'}</button>
      {data && (
        <table id="data">
          <tbody>
            {data.map(({ id, traveler, from, to, date, amount }) => (
              <tr key={id}>
                <td>{traveler}</td>
                <td>
                  {from}–{to}
                </td>
                <td>{date}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  )
}

const Frame = () => (
  <>
    <nav>
      <Link to="/">
        <FormattedMessage id="routes.home" />
      </Link>{' '}
      <Link to="/trips">
        <FormattedMessage id="routes.tripsList" />
      </Link>
    </nav>
    <Outlet />
  </>
)

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { index: true, element: <Home /> },
      { path: '*', element: <Home /> },
    ],
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <IntlProvider locale="en" messages={messages as Record<MessageId, MessageFormatElement[]>}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </IntlProvider>
  </StrictMode>,
)
