/** The name of a person as mails, files, lists and texts show it: first name, then last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
