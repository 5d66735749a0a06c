interface ImportMetaEnv {
  readonly VITE_MAIN_API?: string
  readonly VITE_IDENTITY_AUTHORITY?: string
  readonly VITE_IDENTITY_CLIENT?: string
  readonly VITE_IDENTITY_SCOPES?: string
  readonly VITE_IDENTITY_AUDIENCE?: string
  readonly VITE_IDENTITY_RESOURCE?: string
  readonly VITE_IDENTITY_EXCHANGE?: string
  readonly VITE_IDENTITY_MONITORING?: string
  readonly VITE_CLAIM_COMPANY_ID?: string
  readonly VITE_CLAIM_EMPLOYEE_ID?: string
  readonly VITE_CLAIM_ID?: string
  readonly VITE_CLAIM_PROFILE_ID?: string
  readonly VITE_CLAIM_ROLE?: string
  readonly VITE_TITLE_PREFIX?: string
  readonly VITE_DEVELOPER_OPTIONS?: string
  readonly VITE_TELEMETRY_CONNECTION?: string
}
