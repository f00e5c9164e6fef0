/** The colours of what is sold: fruit, crumb, fish, detergent, card. A pack's contents and flash are one of these. */
export const tints = {
  cola: '#3b1d12', lemon: '#f2d648', lime: '#8cc63f', orange: '#f58220', cherry: '#b3132f', strawberry: '#e0334f', raspberry: '#c81e5b',
  apple: '#a9c84a', blackcurrant: '#4b1f52', grape: '#6a3a7c', tropical: '#f7a52b', pineapple: '#f5cf4f', mango: '#f9a526', peach: '#f7b381',
  cranberry: '#a31a2f', pear: '#c9d17a', elderflower: '#e9edc0', mint: '#7fcfa5', blue: '#2f7fd0', cyan: '#3fb6d9', clear: '#dbeef4', vanilla: '#f1e2b6',
  cream: '#f5edd8', milk: '#fbf8ee', butter: '#f3d674', cheddar: '#eaa637', redCheese: '#df7a2c', blueCheese: '#dfe3d6', egg: '#e7c79b', yolk: '#f6b52e',
  chocolate: '#4a2a1b', milkChocolate: '#7a4a2b', coffee: '#3a2418', tea: '#a5562a', greenTea: '#b9c26f', caramel: '#b9722b', honey: '#d99a26', toffee: '#a8622a',
  bread: '#d9a766', crust: '#b97a3c', wholemeal: '#9c6b3c', pastry: '#dca85a', batter: '#e0a13c', crumb: '#d98e34', potato: '#ecca6f', chip: '#e8b94e', flour: '#f0e7d2',
  rice: '#f3eee0', brownRice: '#c9a97a', pasta: '#eccb74', tomato: '#c8331f', ketchup: '#b5171b', chilli: '#d0301c', pepper: '#3a322c', paprika: '#b8401f', turmeric: '#e0a11e',
  curry: '#c98a1e', mustard: '#d8a81d', mayonnaise: '#f4ecd0', brownSauce: '#4c2a1a', gravy: '#6b3f22', herb: '#5f8a3a', olive: '#8a8a35', oil: '#e6bd3a', vinegar: '#7b3f1a',
  pea: '#7fae3b', bean: '#b5532c', kidney: '#6b1f22', corn: '#f2c53d', carrot: '#ec7f26', spinach: '#3f6f35', broccoli: '#4f8a3d', onion: '#d9c6a5', redOnion: '#8b3a62',
  beetroot: '#7b1c3f', mushroom: '#b9a68c', nut: '#b47b45', peanut: '#c79455', popcorn: '#f4e4ae', beef: '#7d3a2c', rawBeef: '#a8383a', pork: '#e0a596', ham: '#e89a98', bacon: '#cf6a5a',
  chicken: '#e6c08a', friedChicken: '#c9812e', turkey: '#e3c9a6', lamb: '#8d4a3c', sausage: '#b06a45', whiteFish: '#eef0ec', salmon: '#f08a63', trout: '#ec9a7c', smoked: '#e0912f',
  tuna: '#a8434a', mackerel: '#6f8798', silver: '#aab6bd', herring: '#8f9aa3', prawn: '#f2a285', rawPrawn: '#a9b3ad', crab: '#e2592c', lobster: '#c2331f', mussel: '#2c3540', squid: '#f1e4e2',
  scallop: '#f4ead6', kraft: '#b58a5a', white: '#f6f6f2', black: '#24262a', foil: '#bfc4c8', bagasse: '#e9e1cd', wood: '#d9b786', plastic: '#e4eef2', red: '#c8202c', green: '#2f8f4e',
  yellow: '#f4c81f', pink: '#ee86a6', purple: '#7a4aa0', navy: '#223f73', grey: '#8b9298', burgundy: '#6d1b2f', teal: '#1f8d8c', bleach: '#eaf3d0', pine: '#2f7a4b', lavender: '#a48fce',
} as const;

/** The name of a colour of the range. */
export type Tint = keyof typeof tints;
