/** Components that no screen uses yet: they may change at any time, and move to the kit's index once one does. There are none at present. */
export {};
