import { createContext } from 'react';

/** Address of the public service that looks up a visitor's IP address, from the server's settings; empty for none. */
export const IpLookupContext = createContext('');
