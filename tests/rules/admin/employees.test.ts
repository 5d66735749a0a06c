import { describe, expect, test } from 'vitest'
import { type EmployeeRow, newEmployeeSchema } from '#contract/employees/employees.ts'
import {
  employeeForm,
  employeeValues,
  newEmployeeForm,
  newEmployeeValues,
  patchOf,
  statusFlags,
} from '@/domains/admin/employees.rules'
import { employeeQuery, employeeTable } from '@/domains/admin/employees/list/employeeTable.rules'
import { readTable } from '@/patterns/table/address/tableAddress'
import { mayNavigate, mayRender } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { makeEmployee, makeEmployeeRow } from '#tests/support/admin/employeeFactory.ts'

describe('§6: who administers employees', () => {
  test.each(['employees', 'addEmployee', 'editEmployee'] as const)(
    'the screen %s needs the role of an administrator',
    (name) => {
      expect(mayNavigate(rowOf(name), ['Admin'])).toBe(true)
      expect(mayNavigate(rowOf(name), ['FinancialOfficer', 'GuestManager', 'RiskAdvisor'])).toBe(false)
      expect(mayNavigate(rowOf(name), [])).toBe(false)
    },
  )

  test('administration needs the full set of permissions, which a guest with the role does not have', () => {
    expect(mayNavigate(rowOf('employees'), ['Admin', 'Guest'])).toBe(false)
  })

  test('every employee but a guest sees the permissions of their own account', () => {
    expect(mayRender('account.permissions', [])).toBe(true)
    expect(mayRender('account.permissions', ['Admin'])).toBe(true)
    expect(mayRender('account.permissions', ['Guest'])).toBe(false)
  })
})

describe('what the list asks the server (§7)', () => {
  const query = (address: string) => employeeQuery(readTable(employeeTable, new URLSearchParams(address)))

  test('the list asks for all employees by name where the address sets nothing', () => {
    const nothing = { active: undefined, advisories: undefined, role: undefined, costCenterId: undefined }
    expect(query('')).toEqual({ ...nothing, term: '', needs: [], sort: 'name:asc' })
  })

  test('the list asks for `active`, `advisories` and the needs apart', () => {
    expect(query('status=active').active).toBe(true)
    expect(query('status=inactive').active).toBe(false)
    expect(query('attention=advisories&attention=cannotBook')).toMatchObject({
      advisories: true,
      needs: ['cannotBook'],
    })
  })

  test('the list asks for nothing that the address cannot express', () => {
    expect(query('status=gone&role=Guest&attention=everything&costCenterId=a%20b&sort=roles:asc')).toEqual(query(''))
  })
})

describe('the states of an employee besides being at work', () => {
  test.each<[string, Partial<EmployeeRow>, string[]]>([
    ['nothing', {}, []],
    [
      'inactive, whatever else is missing',
      { status: 'inactive', isRegistered: false, profileIssues: [{ issue: 'x' }] },
      ['inactive'],
    ],
    ['invited', { isRegistered: false }, ['invited']],
    ['unable to book', { profileIssues: [{ issue: 'costCenterMissing' }] }, ['cannotBook']],
    ['closed', { isProfileActive: false, profileIssues: [{ issue: 'notActive' }] }, ['closed']],
    ['asking to be reopened', { isProfileActive: false, reactivationAskedAt: '2026-05-11T12:00:00Z' }, ['reopening']],
  ])('an employee shows the states: %s', (_, changed, expected) => {
    expect(statusFlags(makeEmployeeRow(changed))).toEqual(expected)
  })
})

describe('the form of an employee (§3)', () => {
  const filled = {
    ...newEmployeeValues('fr-CA'),
    firstName: 'Ada',
    lastName: 'Quill',
    externalId: '1007',
    email: 'ada@aurora.example',
    countryCode: 'CA',
  }

  test('the form begins with the role of a traveler and the default service', () => {
    expect(newEmployeeValues('fr-CA')).toMatchObject({ roles: [], agencyService: 'default', type: 'employee' })
  })

  test('the form sends a field that is not chosen as null, which the server accepts', () => {
    const sent = newEmployeeForm.parse(filled)
    expect(sent).toMatchObject({ costCenterId: null, managerId: null, travelPolicyId: null, homeAirport: null })
    expect(newEmployeeSchema.safeParse(sent).success).toBe(true)
  })

  test('the form refuses at its field what the server refuses', () => {
    const { error } = newEmployeeForm.safeParse({ ...filled, email: 'ada', mobilePhone: '12', externalId: ' ' })
    expect(error?.issues.map(({ path: [field], message }) => [field, message])).toEqual([
      ['externalId', 'required'],
      ['email', 'email'],
      ['mobilePhone', 'wholePhone'],
    ])
  })

  test('the form sends only the changed fields, with the version they were changed from', () => {
    const opened = makeEmployee()
    const edited = employeeForm.parse({ ...employeeValues(opened), lastName: 'Haddad', approverId: 'e-noor' })
    expect(patchOf(edited, opened)).toEqual({ lastName: 'Haddad', approverId: 'e-noor', version: 3 })
    expect(patchOf(employeeForm.parse(employeeValues(opened)), opened)).toBeUndefined()
  })
})
