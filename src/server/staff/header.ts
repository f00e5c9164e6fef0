/** Header that names the user of the operating system who calls, for the log; only that user can open the socket. Percent-encoded. */
export const staffUserHeader = 'x-staff-user';
