interface ImportMetaEnv {
  readonly VITE_MAIN_API?: string
  readonly VITE_IDENTITY_AUTHORITY?: string
  readonly VITE_IDENTITY_CLIENT?: string
  readonly VITE_TITLE_PREFIX?: string
  readonly VITE_DEVELOPER_OPTIONS?: string
}
