import { createContext } from 'react';

/** Address of the public service that tells a visitor's IP address, as the server was configured; empty: none. */
export const IpLookupContext = createContext('');
