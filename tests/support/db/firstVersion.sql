-- The database of the first published version, as pg_dump 15 wrote it, with a few rows. It stays as it is:
-- tests/server/db/firstVersion.test.ts upgrades it to this build.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA drizzle;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE public.accounts (
    id text NOT NULL,
    email text NOT NULL,
    password_hash text,
    profile_id text NOT NULL,
    role_claim_style text NOT NULL
);

CREATE TABLE public.action_marks (
    profile_id text NOT NULL,
    key text NOT NULL,
    state text NOT NULL,
    until date
);

CREATE TABLE public.advisories (
    id text NOT NULL,
    target_country text NOT NULL,
    source_country text NOT NULL,
    warning_level integer NOT NULL,
    warning_text jsonb NOT NULL,
    source_url text NOT NULL,
    issued_at timestamp with time zone NOT NULL
);

CREATE TABLE public.airlines (
    code text NOT NULL,
    name text NOT NULL,
    country_code text NOT NULL,
    check_in_url text NOT NULL,
    check_in_opens_hours integer NOT NULL,
    hubs jsonb NOT NULL
);

CREATE TABLE public.airports (
    code text NOT NULL,
    name text NOT NULL,
    city_code text NOT NULL,
    city jsonb NOT NULL,
    country_code text NOT NULL,
    latitude real NOT NULL,
    longitude real NOT NULL,
    time_zone text NOT NULL
);

CREATE TABLE public.allowances (
    key text NOT NULL,
    used integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.arranger_requests (
    id text NOT NULL,
    key_hash text,
    key_expires_at timestamp with time zone,
    company_id text NOT NULL,
    arranger_profile_id text NOT NULL,
    traveler_profile_id text NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.calendar_subscriptions (
    profile_id text NOT NULL,
    company_id text NOT NULL,
    token_hash text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_read_at timestamp with time zone
);

CREATE TABLE public.companies (
    id text NOT NULL,
    legacy_company_id text NOT NULL,
    display_name text NOT NULL,
    currency text NOT NULL,
    email_domain text NOT NULL,
    obt_kind text,
    obt_url text,
    agency jsonb NOT NULL,
    agency_email_from text NOT NULL,
    agency_open_day text NOT NULL,
    agency_open_hour text NOT NULL,
    features jsonb NOT NULL,
    employee_features jsonb NOT NULL,
    expense_url text,
    offices jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.cost_centers (
    id text NOT NULL,
    company_id text NOT NULL,
    external_id text NOT NULL,
    names jsonb NOT NULL,
    status text NOT NULL,
    parent_id text
);

CREATE TABLE public.countries (
    code text NOT NULL,
    alpha3 text NOT NULL,
    calling_code text NOT NULL,
    currency text NOT NULL,
    name jsonb NOT NULL
);

CREATE TABLE public.credit_cards (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    name text NOT NULL,
    brand text NOT NULL,
    masked_number text NOT NULL,
    sealed_number text NOT NULL,
    expiry_month text NOT NULL,
    uses jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.emergency_contacts (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    relationship text NOT NULL,
    code text NOT NULL,
    phone_number text NOT NULL,
    extension text DEFAULT ''::text NOT NULL,
    type text NOT NULL,
    others jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.employees (
    id text NOT NULL,
    company_id text NOT NULL,
    external_id text NOT NULL,
    job_title text NOT NULL,
    status text NOT NULL,
    cost_center_id text,
    manager_id text,
    approver_id text,
    agency_service text NOT NULL,
    travel_policy_id text,
    type text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.hr_profiles (
    id text NOT NULL,
    company_id text NOT NULL,
    internal_employee_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    job_title text NOT NULL,
    cost_center_id text
);

CREATE TABLE public.idempotency_keys (
    profile_id text NOT NULL,
    operation text NOT NULL,
    key_hash text NOT NULL,
    fingerprint text NOT NULL,
    sealed_answer text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.invitations (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.invoices (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    trip_id text NOT NULL,
    number text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    currency text NOT NULL,
    total numeric(12,2) NOT NULL,
    tax numeric(12,2) NOT NULL,
    lines jsonb NOT NULL,
    masked_credit_card text,
    credit_of text
);

CREATE TABLE public.known_places (
    account_id text NOT NULL,
    place_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.memberships (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    category text NOT NULL,
    program_code text NOT NULL,
    number text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.oidc_records (
    model text NOT NULL,
    id text NOT NULL,
    payload text,
    account_id text,
    grant_id text,
    uid text,
    expires_at timestamp with time zone,
    consumed_at timestamp with time zone
);

CREATE TABLE public.phone_activations (
    profile_id text NOT NULL,
    phone_number text NOT NULL,
    code_hash text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    sends jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.profile_changes (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    actor_profile_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    section text NOT NULL,
    action text NOT NULL,
    fields jsonb NOT NULL
);

CREATE TABLE public.profile_roles (
    profile_id text NOT NULL,
    role text NOT NULL
);

CREATE TABLE public.profiles (
    id text NOT NULL,
    company_id text NOT NULL,
    employee_id text,
    first_name text NOT NULL,
    middle_name text DEFAULT ''::text NOT NULL,
    last_name text NOT NULL,
    gender text,
    email text NOT NULL,
    airport_code text,
    date_of_birth date,
    phone_number text DEFAULT ''::text NOT NULL,
    phone_country_code text DEFAULT ''::text NOT NULL,
    phone_type text DEFAULT 'mobile'::text NOT NULL,
    phone_extension text DEFAULT ''::text NOT NULL,
    traveller_numbers jsonb DEFAULT '{}'::jsonb NOT NULL,
    culture_code text NOT NULL,
    country_code text NOT NULL,
    internal_employee_id text DEFAULT ''::text NOT NULL,
    setup_for_otp boolean DEFAULT false NOT NULL,
    phone_number_is_confirmed boolean DEFAULT false NOT NULL,
    active boolean DEFAULT true NOT NULL,
    preferred_location text,
    time_format text,
    distance_unit text,
    theme text,
    reactivation_asked_at timestamp with time zone,
    details_asked_at timestamp with time zone,
    group_id text,
    registered_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.provider_links (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id text NOT NULL,
    linked_at timestamp with time zone NOT NULL
);

CREATE TABLE public.saml_answers (
    request_id text NOT NULL,
    artifact_hash text NOT NULL,
    grant_id text NOT NULL,
    account_id text NOT NULL,
    traveler_profile_id text NOT NULL,
    traveler_type text NOT NULL,
    obt_kind text NOT NULL,
    browser_hash text NOT NULL,
    response text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    consumed_at timestamp with time zone
);

CREATE TABLE public.score_months (
    company_id text NOT NULL,
    month text NOT NULL,
    count integer NOT NULL,
    total_spent numeric(12,2) NOT NULL,
    missed_savings numeric(12,2) NOT NULL,
    savings numeric(12,2) NOT NULL,
    potential_savings numeric(12,2) NOT NULL,
    advanced_purchase numeric(12,2) NOT NULL,
    hotel_attachment numeric(12,2) NOT NULL,
    lowest_fare numeric(12,2) NOT NULL,
    online_adoption numeric(12,2) NOT NULL
);

CREATE TABLE public.server_secrets (
    name text NOT NULL,
    value jsonb NOT NULL
);

CREATE TABLE public.sign_in_codes (
    uid text NOT NULL,
    account_id text NOT NULL,
    code_hash text NOT NULL,
    sends integer DEFAULT 1 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.sso_codes (
    code_hash text NOT NULL,
    grant_id text NOT NULL,
    account_id text NOT NULL,
    traveler_profile_id text NOT NULL,
    traveler_type text NOT NULL,
    obt_kind text NOT NULL,
    browser_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.tool_confirmations (
    key text NOT NULL,
    trip_id text NOT NULL
);

CREATE TABLE public.tool_sessions (
    token_hash text NOT NULL,
    grant_id text NOT NULL,
    account_id text NOT NULL,
    traveler_profile_id text NOT NULL,
    traveler_type text NOT NULL,
    obt_kind text NOT NULL,
    guest jsonb,
    locale text NOT NULL,
    is_mobile boolean DEFAULT false NOT NULL,
    hides_menu boolean DEFAULT false NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.travel_documents (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    type text NOT NULL,
    sealed_number text NOT NULL,
    number_ending text NOT NULL,
    issue_country text NOT NULL,
    expiration_date date NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.travel_policies (
    id text NOT NULL,
    company_id text NOT NULL,
    name text NOT NULL,
    is_allowed_self boolean NOT NULL,
    is_allowed_transient boolean NOT NULL,
    is_allowed_event boolean NOT NULL,
    zii_obt_template_id text,
    obt_policy_modification_request_id text,
    fare_tolerance_percent integer NOT NULL,
    hotel_night_limit integer NOT NULL,
    business_from_hours integer NOT NULL
);

CREATE TABLE public.travel_preferences (
    tp_id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    seat_position_lengthwise text NOT NULL,
    seat_position_widthwise text NOT NULL,
    seat_location text NOT NULL,
    seat_type text NOT NULL,
    car_size text NOT NULL,
    room_type text NOT NULL,
    air_requests text NOT NULL,
    hotel_requests text NOT NULL,
    car_requests text NOT NULL,
    train_requests text NOT NULL,
    meal text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.trip_reports (
    id text NOT NULL,
    trip_id text NOT NULL,
    reporter_profile_id text NOT NULL,
    topic text NOT NULL,
    sent_at timestamp with time zone NOT NULL
);

CREATE TABLE public.trip_segments (
    id text NOT NULL,
    trip_id text NOT NULL,
    ordinal integer NOT NULL,
    kind text NOT NULL,
    provider_code text NOT NULL,
    provider_name text NOT NULL,
    number text,
    car_class_code text,
    room_type_code text,
    product_name text,
    confirmation_number text NOT NULL,
    from_code text NOT NULL,
    from_name text NOT NULL,
    from_city text NOT NULL,
    from_city_code text NOT NULL,
    from_country_code text NOT NULL,
    from_time_zone text NOT NULL,
    to_code text NOT NULL,
    to_name text NOT NULL,
    to_city text NOT NULL,
    to_city_code text NOT NULL,
    to_country_code text NOT NULL,
    to_time_zone text NOT NULL,
    departure_local text NOT NULL,
    arrival_local text NOT NULL,
    departure_at timestamp with time zone NOT NULL,
    arrival_at timestamp with time zone NOT NULL,
    check_in_from text,
    check_out_until text,
    cabin text,
    coach text,
    seat text,
    seat_position text,
    terminal text,
    address text,
    rental_desk text,
    check_in_url text,
    check_in_opens_at timestamp with time zone,
    amount numeric(12,2) NOT NULL,
    tax numeric(12,2) NOT NULL
);

CREATE TABLE public.trips (
    id text NOT NULL,
    company_id text NOT NULL,
    profile_id text NOT NULL,
    booking_id text NOT NULL,
    status text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    booked_at timestamp with time zone NOT NULL,
    booked_by text NOT NULL,
    source text NOT NULL,
    is_cancellable boolean NOT NULL,
    currency text NOT NULL,
    total numeric(12,2) NOT NULL,
    lowest_total numeric(12,2) NOT NULL,
    out_of_policy_reason text,
    guest jsonb,
    version integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    cancellation jsonb
);

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '2bc1e7dccca5d468178f22d81de7a8db6c25a000b8ed4dc186e859c35dded13b', 1795424739361);

INSERT INTO public.accounts VALUES ('a-ada', 'ada@kept.example', NULL, 'p-ada', 'list');

INSERT INTO public.airports VALUES ('YUL', 'Dorval', 'YMQ', '{"en": "Montreal", "es": "Montreal", "fr": "Montréal"}', 'CA', 45.47, -73.74, 'America/Toronto');

INSERT INTO public.companies VALUES ('kept', '1', 'Kept Works', 'CAD', 'kept.example', NULL, NULL, '{}', 'a@kept.example', '1', '9', '{}', '{}', NULL, '[]');

INSERT INTO public.cost_centers VALUES ('center', 'kept', '4100', '[{"value": "Bridges", "locale": "en-CA"}]', 'active', NULL);

INSERT INTO public.countries VALUES ('CA', 'CAN', '1', 'CAD', '{"en": "Canada", "es": "Canadá", "fr": "Canada"}');

INSERT INTO public.emergency_contacts VALUES ('c-ada', 'kept', 'p-ada', 'Iñaki', 'Núñez', 'spouse', '44', '020 7946 0019', '', 'mobile', '[]', 1);

INSERT INTO public.employees VALUES ('e-head', 'kept', '1', 'Director', 'active', 'center', NULL, NULL, 'full', 'policy-2', 'employee', '2026-01-05 15:00:00+00');
INSERT INTO public.employees VALUES ('e-ada', 'kept', '2', 'Engineer', 'active', 'center', 'e-head', NULL, 'full', NULL, 'employee', '2026-02-09 15:00:00+00');

INSERT INTO public.profile_roles VALUES ('p-ada', 'employee');

INSERT INTO public.profiles VALUES ('p-ada', 'kept', 'e-ada', 'Ada', '', 'Núñez', NULL, 'ada@kept.example', NULL, NULL, '020 7946 0018', '44', 'mobile', '', '{"US": "AB123456"}', 'en-CA', 'GB', '', false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1);

INSERT INTO public.travel_documents VALUES ('d-ada', 'kept', 'p-ada', 'passport', 'sealed', '2915', 'CA', '2030-05-01', 1);

INSERT INTO public.travel_policies VALUES ('policy-2', 'kept', 'Executives', true, true, true, NULL, NULL, 20, 400, 4);
INSERT INTO public.travel_policies VALUES ('policy-1', 'kept', 'Standard', true, true, true, NULL, NULL, 10, 250, 6);

INSERT INTO public.trip_segments VALUES ('s-ada', 't-ada', 1, 'flight', 'AC', 'Air Canada', '407', NULL, NULL, NULL, 'QX7K2M', 'YUL', 'Montréal–Trudeau International Airport', 'Montreal', 'YMQ', 'CA', 'America/Toronto', 'YYZ', 'Toronto Pearson International Airport', 'Toronto', 'YTO', 'CA', 'America/Toronto', '2026-10-05T09:00', '2026-10-05T10:25', '2026-10-05 13:00:00+00', '2026-10-05 14:25:00+00', NULL, NULL, 'economy', NULL, '14C', NULL, NULL, NULL, NULL, NULL, NULL, 210.96, 29.54);

INSERT INTO public.trips VALUES ('t-ada', 'kept', 'p-ada', 'B-100200', 'confirmed', '2026-10-05 13:00:00+00', '2026-10-05 14:25:00+00', '2026-09-01 15:00:00+00', 'ada@kept.example', 'bookingTool', true, 'CAD', 240.50, 240.50, NULL, NULL, 1, NULL, NULL, NULL);

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_unique UNIQUE (email);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.action_marks
    ADD CONSTRAINT action_marks_profile_id_key_pk PRIMARY KEY (profile_id, key);

ALTER TABLE ONLY public.advisories
    ADD CONSTRAINT advisories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.airlines
    ADD CONSTRAINT airlines_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.airports
    ADD CONSTRAINT airports_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.allowances
    ADD CONSTRAINT allowances_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.arranger_requests
    ADD CONSTRAINT "arranger_requests_keyHash_unique" UNIQUE (key_hash);

ALTER TABLE ONLY public.arranger_requests
    ADD CONSTRAINT arranger_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.calendar_subscriptions
    ADD CONSTRAINT calendar_subscriptions_pkey PRIMARY KEY (profile_id);

ALTER TABLE ONLY public.calendar_subscriptions
    ADD CONSTRAINT "calendar_subscriptions_tokenHash_unique" UNIQUE (token_hash);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT "companies_emailDomain_unique" UNIQUE (email_domain);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cost_centers
    ADD CONSTRAINT cost_centers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.countries
    ADD CONSTRAINT countries_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.credit_cards
    ADD CONSTRAINT credit_cards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.emergency_contacts
    ADD CONSTRAINT emergency_contacts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.emergency_contacts
    ADD CONSTRAINT emergency_contacts_profile UNIQUE (profile_id);

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.hr_profiles
    ADD CONSTRAINT hr_profiles_email UNIQUE (company_id, email);

ALTER TABLE ONLY public.hr_profiles
    ADD CONSTRAINT hr_profiles_number UNIQUE (company_id, internal_employee_id);

ALTER TABLE ONLY public.hr_profiles
    ADD CONSTRAINT hr_profiles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_profile_id_operation_key_hash_pk PRIMARY KEY (profile_id, operation, key_hash);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_company_number UNIQUE (company_id, number);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_account_id_place_hash_pk PRIMARY KEY (account_id, place_hash);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_program UNIQUE (profile_id, program_code);

ALTER TABLE ONLY public.oidc_records
    ADD CONSTRAINT oidc_records_model_id_pk PRIMARY KEY (model, id);

ALTER TABLE ONLY public.phone_activations
    ADD CONSTRAINT phone_activations_pkey PRIMARY KEY (profile_id);

ALTER TABLE ONLY public.profile_changes
    ADD CONSTRAINT profile_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.profile_roles
    ADD CONSTRAINT profile_roles_profile_id_role_pk PRIMARY KEY (profile_id, role);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_email_unique UNIQUE (email);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT "profiles_employeeId_unique" UNIQUE (employee_id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.provider_links
    ADD CONSTRAINT provider_links_account UNIQUE (issuer, account_id);

ALTER TABLE ONLY public.provider_links
    ADD CONSTRAINT provider_links_issuer_subject_pk PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.saml_answers
    ADD CONSTRAINT "saml_answers_artifactHash_unique" UNIQUE (artifact_hash);

ALTER TABLE ONLY public.saml_answers
    ADD CONSTRAINT saml_answers_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY public.score_months
    ADD CONSTRAINT score_months_company_id_month_pk PRIMARY KEY (company_id, month);

ALTER TABLE ONLY public.server_secrets
    ADD CONSTRAINT server_secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.sign_in_codes
    ADD CONSTRAINT sign_in_codes_pkey PRIMARY KEY (uid);

ALTER TABLE ONLY public.sso_codes
    ADD CONSTRAINT sso_codes_pkey PRIMARY KEY (code_hash);

ALTER TABLE ONLY public.tool_confirmations
    ADD CONSTRAINT tool_confirmations_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.tool_sessions
    ADD CONSTRAINT tool_sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.travel_documents
    ADD CONSTRAINT travel_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.travel_policies
    ADD CONSTRAINT travel_policies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.travel_preferences
    ADD CONSTRAINT travel_preferences_pkey PRIMARY KEY (tp_id);

ALTER TABLE ONLY public.travel_preferences
    ADD CONSTRAINT travel_preferences_profile UNIQUE (profile_id);

ALTER TABLE ONLY public.trip_reports
    ADD CONSTRAINT trip_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trip_segments
    ADD CONSTRAINT trip_segments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT "trips_bookingId_unique" UNIQUE (booking_id);

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_pkey PRIMARY KEY (id);

CREATE INDEX advisories_country ON public.advisories USING btree (target_country);

CREATE INDEX allowances_end ON public.allowances USING btree (ends_at);

CREATE INDEX arranger_requests_arranger ON public.arranger_requests USING btree (arranger_profile_id);

CREATE INDEX cost_centers_company ON public.cost_centers USING btree (company_id);

CREATE INDEX credit_cards_profile ON public.credit_cards USING btree (profile_id);

CREATE INDEX employees_company ON public.employees USING btree (company_id);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX invitations_account ON public.invitations USING btree (account_id);

CREATE INDEX invoices_profile ON public.invoices USING btree (profile_id);

CREATE INDEX invoices_trip ON public.invoices USING btree (trip_id);

CREATE INDEX known_places_expiry ON public.known_places USING btree (expires_at);

CREATE INDEX oidc_records_account ON public.oidc_records USING btree (account_id);

CREATE INDEX oidc_records_expiry ON public.oidc_records USING btree (expires_at);

CREATE INDEX oidc_records_grant ON public.oidc_records USING btree (grant_id);

CREATE INDEX oidc_records_uid ON public.oidc_records USING btree (uid);

CREATE INDEX profile_changes_profile ON public.profile_changes USING btree (profile_id, at);

CREATE INDEX profiles_company ON public.profiles USING btree (company_id);

CREATE INDEX saml_answers_grant ON public.saml_answers USING btree (grant_id);

CREATE INDEX sso_codes_grant ON public.sso_codes USING btree (grant_id);

CREATE INDEX tool_sessions_grant ON public.tool_sessions USING btree (grant_id);

CREATE INDEX travel_documents_profile ON public.travel_documents USING btree (profile_id);

CREATE INDEX trip_reports_reporter ON public.trip_reports USING btree (reporter_profile_id, sent_at);

CREATE INDEX trip_segments_carrier ON public.trip_segments USING btree (provider_code, number, departure_at);

CREATE INDEX trip_segments_from_city ON public.trip_segments USING btree (from_city_code, departure_at);

CREATE INDEX trip_segments_from_country ON public.trip_segments USING btree (from_country_code, departure_at);

CREATE INDEX trip_segments_to_city ON public.trip_segments USING btree (to_city_code, departure_at);

CREATE INDEX trip_segments_to_country ON public.trip_segments USING btree (to_country_code, departure_at);

CREATE INDEX trip_segments_trip ON public.trip_segments USING btree (trip_id);

CREATE INDEX trips_company_start ON public.trips USING btree (company_id, starts_at);

CREATE INDEX trips_profile_end ON public.trips USING btree (profile_id, ends_at);

CREATE INDEX trips_profile_start ON public.trips USING btree (profile_id, starts_at);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.action_marks
    ADD CONSTRAINT action_marks_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.arranger_requests
    ADD CONSTRAINT arranger_requests_arranger_profile_id_profiles_id_fk FOREIGN KEY (arranger_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.arranger_requests
    ADD CONSTRAINT arranger_requests_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.arranger_requests
    ADD CONSTRAINT arranger_requests_traveler_profile_id_profiles_id_fk FOREIGN KEY (traveler_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.calendar_subscriptions
    ADD CONSTRAINT calendar_subscriptions_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.calendar_subscriptions
    ADD CONSTRAINT calendar_subscriptions_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.cost_centers
    ADD CONSTRAINT cost_centers_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.credit_cards
    ADD CONSTRAINT credit_cards_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.credit_cards
    ADD CONSTRAINT credit_cards_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.emergency_contacts
    ADD CONSTRAINT emergency_contacts_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.emergency_contacts
    ADD CONSTRAINT emergency_contacts_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_cost_center_id_cost_centers_id_fk FOREIGN KEY (cost_center_id) REFERENCES public.cost_centers(id);

ALTER TABLE ONLY public.employees
    ADD CONSTRAINT employees_travel_policy_id_travel_policies_id_fk FOREIGN KEY (travel_policy_id) REFERENCES public.travel_policies(id);

ALTER TABLE ONLY public.hr_profiles
    ADD CONSTRAINT hr_profiles_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_trip_id_trips_id_fk FOREIGN KEY (trip_id) REFERENCES public.trips(id);

ALTER TABLE ONLY public.known_places
    ADD CONSTRAINT known_places_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.phone_activations
    ADD CONSTRAINT phone_activations_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.profile_changes
    ADD CONSTRAINT profile_changes_actor_profile_id_profiles_id_fk FOREIGN KEY (actor_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.profile_changes
    ADD CONSTRAINT profile_changes_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.profile_changes
    ADD CONSTRAINT profile_changes_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.profile_roles
    ADD CONSTRAINT profile_roles_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_employee_id_employees_id_fk FOREIGN KEY (employee_id) REFERENCES public.employees(id);

ALTER TABLE ONLY public.provider_links
    ADD CONSTRAINT provider_links_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.saml_answers
    ADD CONSTRAINT saml_answers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.saml_answers
    ADD CONSTRAINT saml_answers_traveler_profile_id_profiles_id_fk FOREIGN KEY (traveler_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.score_months
    ADD CONSTRAINT score_months_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.sso_codes
    ADD CONSTRAINT sso_codes_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.sso_codes
    ADD CONSTRAINT sso_codes_traveler_profile_id_profiles_id_fk FOREIGN KEY (traveler_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.tool_sessions
    ADD CONSTRAINT tool_sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.tool_sessions
    ADD CONSTRAINT tool_sessions_traveler_profile_id_profiles_id_fk FOREIGN KEY (traveler_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.travel_documents
    ADD CONSTRAINT travel_documents_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.travel_documents
    ADD CONSTRAINT travel_documents_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.travel_policies
    ADD CONSTRAINT travel_policies_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.travel_preferences
    ADD CONSTRAINT travel_preferences_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.travel_preferences
    ADD CONSTRAINT travel_preferences_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.trip_reports
    ADD CONSTRAINT trip_reports_reporter_profile_id_profiles_id_fk FOREIGN KEY (reporter_profile_id) REFERENCES public.profiles(id);

ALTER TABLE ONLY public.trip_reports
    ADD CONSTRAINT trip_reports_trip_id_trips_id_fk FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.trip_segments
    ADD CONSTRAINT trip_segments_trip_id_trips_id_fk FOREIGN KEY (trip_id) REFERENCES public.trips(id);

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_profile_id_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES public.profiles(id);

