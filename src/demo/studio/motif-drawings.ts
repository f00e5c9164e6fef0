/** The small pictures themselves, each around the origin with radius 50. */
import { moved, n, place, type Canvas } from './canvas.ts';
import { darken, lighten, luminance, mix } from './colour.ts';
import { partyPieces } from './pieces/party.ts';
import { between, seeded } from './random.ts';

/** Draws one motif in a colour. */
export type Motif = (canvas: Canvas, colour: string) => string;

const leafPath = 'M0 0C8 -22 30 -30 50 -26C46 -6 26 8 0 0Z';

function leaf(canvas: Canvas, x: number, y: number, scale: number, turn: number, colour = '#4f9a3c'): string {
  const id = canvas.symbol(
    () =>
      `<path d="${leafPath}" fill="${canvas.linear([
        [0, darken(colour, 0.25)],
        [1, lighten(colour, 0.25)],
      ])}"/><path d="M2 0Q24 -10 46 -24" stroke="${lighten(colour, 0.5)}" stroke-width="1.6" fill="none"/>`,
  );
  return place(id, x, y, scale, turn);
}

function ball(canvas: Canvas, x: number, y: number, r: number, colour: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.45)],
      [0.35, colour],
      [1, darken(colour, 0.38)],
    ],
    0.36,
    0.32,
    0.72,
  )}"/><ellipse cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.42)}" rx="${n(r * 0.22)}" ry="${n(r * 0.13)}" fill="#fff" opacity=".6" transform="rotate(-35 ${n(x - r * 0.35)} ${n(y - r * 0.42)})"/>`;
}

export const citrus: Motif = (canvas, colour) => {
  const rind = colour;
  const pulp = lighten(colour, 0.18);
  const segments = Array.from({ length: 9 }, (_, index) => {
    const id = canvas.symbol(
      () =>
        `<path d="M0 -4C-5 -14 -12 -28 -9 -34Q0 -39 9 -34C12 -28 5 -14 0 -4Z" fill="${canvas.vertical([
          [0, pulp],
          [1, lighten(colour, 0.45)],
        ])}"/><path d="M-3 -30L-1 -14M3 -32L1.5 -18" stroke="#fff" stroke-width="1.2" opacity=".5"/>`,
    );
    return place(id, 0, 0, 1, index * 40);
  }).join('');
  return `${leaf(canvas, 18, -40, 0.75, -10)}${ball(canvas, 14, -4, 46, rind)}<g transform="translate(-10 6)"><circle r="44" fill="${darken(rind, 0.1)}"/><circle r="41.5" fill="${lighten(colour, 0.82)}"/>${segments}</g>`;
};

/** Two cherries on their stalk. */
export const cherries: Motif = (canvas, colour) =>
  `<path d="M-18 6Q-6 -34 16 -46M22 12Q20 -24 16 -46" stroke="#4c7a2f" stroke-width="4" fill="none" stroke-linecap="round"/>${leaf(canvas, 14, -44, 0.8, 20)}${leaf(canvas, 16, -42, 0.7, -150)}${ball(canvas, -20, 22, 25, colour)}${ball(canvas, 24, 26, 23, darken(colour, 0.1))}`;

/** A strawberry: cherries on its yogurt would promise another fruit. */
export const strawberry: Motif = (canvas, colour) => moved(partyPieces.strawberry.draw(canvas, mix('#d8263a', colour, 0.3)), 0, 3, 0.84);

export const raspberry: Motif = (canvas, colour) =>
  moved(partyPieces.raspberry.draw(canvas, mix('#c81e5b', colour, 0.3)), 0, 8, 1.1) +
  leaf(canvas, 0, -32, 0.7, -20) +
  leaf(canvas, 0, -32, 0.7, -160);

export const apple: Motif = (canvas, colour) =>
  `<path d="M0 -24Q4 -42 12 -48" stroke="#5b3b1e" stroke-width="5" fill="none" stroke-linecap="round"/>${leaf(canvas, 4, -32, 0.8, 6)}<path d="M0 -26C-20 -40 -48 -26 -44 6C-41 34 -20 52 0 44C20 52 41 34 44 6C48 -26 20 -40 0 -26Z" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.45)],
      [0.4, colour],
      [1, darken(colour, 0.35)],
    ],
    0.34,
    0.3,
    0.75,
  )}"/><path d="M-30 -8Q-32 10 -24 22" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".5"/>`;

export const bubbles: Motif = (canvas, colour) => {
  const random = seeded(77);
  const rings = Array.from({ length: 16 }, (_, index) => {
    const [angle, away, r] = [index * 2.4, 8 + index * 2.9, between(random, 3, 11)];
    return `<circle cx="${n(Math.cos(angle) * away)}" cy="${n(Math.sin(angle) * away)}" r="${n(r)}" fill="${lighten(colour, 0.35 + random() * 0.4)}" fill-opacity=".75"/><circle cx="${n(Math.cos(angle) * away - r * 0.3)}" cy="${n(Math.sin(angle) * away - r * 0.3)}" r="${n(r * 0.3)}" fill="#fff"/>`;
  }).join('');
  return `<circle r="30" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.3)],
      [1, colour],
    ],
    0.4,
    0.35,
    0.7,
  )}"/>${rings}`;
};

export const splash: Motif = (canvas, colour) =>
  `<path d="M-50 34C-40 12 -34 30 -28 8C-24 -6 -18 20 -10 -4C-8 -14 8 -14 10 -4C18 20 24 -6 28 8C34 30 40 12 50 34C40 50 -40 50 -50 34Z" fill="${canvas.vertical(
    [
      [0, lighten(colour, 0.5)],
      [1, colour],
    ],
  )}"/><path d="M0 -50C12 -32 16 -26 16 -18A16 16 0 0 1 -16 -18C-16 -26 -12 -32 0 -50Z" fill="${canvas.linear([
    [0, lighten(colour, 0.6)],
    [1, darken(colour, 0.1)],
  ])}"/><path d="M-8 -20A9 9 0 0 0 -2 -10" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="-34" cy="-6" r="5" fill="${lighten(colour, 0.3)}"/><circle cx="36" cy="-10" r="6" fill="${lighten(colour, 0.3)}"/>`;

export const leaves: Motif = (canvas, colour) => {
  const green = mix('#4f9a3c', colour, 0.25);
  return `${leaf(canvas, 0, 40, 1.25, -88, green)}${leaf(canvas, 0, 40, 1.1, -30, green)}${leaf(canvas, 0, 40, 1.1, -150, darken(green, 0.12))}${leaf(canvas, 0, 40, 0.85, 10, green)}${leaf(canvas, 0, 40, 0.85, 172, green)}`;
};

export const beans: Motif = (canvas, colour) => {
  const brown = mix('#6b3f20', colour, 0.25);
  const id = canvas.symbol(
    () =>
      `<ellipse rx="30" ry="20" fill="${canvas.radial(
        [
          [0, lighten(brown, 0.35)],
          [0.5, brown],
          [1, darken(brown, 0.5)],
        ],
        0.35,
        0.3,
        0.75,
      )}"/><path d="M-29 2C-12 -10 10 12 29 -2" stroke="${darken(brown, 0.65)}" stroke-width="4" fill="none"/>`,
  );
  return place(id, -16, -18, 1, -32) + place(id, 20, -6, 1, 38) + place(id, -6, 24, 1, 8);
};

export const wheat: Motif = (canvas) => {
  const id = canvas.symbol(
    () =>
      `<path d="M0 0C-9 -6 -10 -18 0 -26C10 -18 9 -6 0 0Z" fill="${canvas.linear([
        [0, '#f3cf74'],
        [1, '#c98f2c'],
      ])}"/>`,
  );
  const ear = (x: number, turn: number): string => {
    const grains = [0, 1, 2, 3, 4].map((row) => place(id, -4, 4 - row * 14, 0.78, -34) + place(id, 4, 4 - row * 14, 0.78, 34)).join('');
    return moved(`<path d="M0 58V-50" stroke="#c98f2c" stroke-width="3"/>${grains}${place(id, 0, -60, 0.8)}`, x, 6, 0.72, turn);
  };
  return ear(-22, -16) + ear(22, 16) + ear(0, 0);
};

export const chips: Motif = (canvas, colour) => {
  const gold = mix('#f0c45c', colour, 0.15);
  const id = canvas.symbol(
    () =>
      `<path d="M-6 -36L5 -38L8 34L-5 36Z" fill="${canvas.linear([
        [0, lighten(gold, 0.4)],
        [0.55, gold],
        [0.56, darken(gold, 0.18)],
        [1, darken(gold, 0.25)],
      ])}"/><path d="M-6 -36L5 -38L8 -33L-4 -31Z" fill="${lighten(gold, 0.55)}"/>`,
  );
  return `${place(id, -26, -6, 0.95, -20)}${place(id, -12, -14, 1, -7)}${place(id, 3, -16, 1.04, 4)}${place(id, 17, -10, 1, 12)}${place(id, 28, -2, 0.9, 24)}<path d="M-38 6Q0 20 38 6L28 50H-28Z" fill="#fff"/><path d="M-38 6Q0 20 38 6L36 15Q0 30 -36 15Z" fill="${colour}" opacity=".85"/>`;
};

export const fish: Motif = (canvas, colour) => {
  const body = mix('#7e98a8', colour, 0.3);
  return `<path d="M-50 2C-38 -20 -8 -28 18 -12C28 -16 40 -24 50 -22C44 -8 44 8 50 22C40 22 28 16 18 10C-8 26 -38 20 -50 2Z" fill="${canvas.vertical(
    [
      [0, darken(body, 0.45)],
      [0.45, body],
      [0.8, lighten(body, 0.75)],
      [1, lighten(body, 0.4)],
    ],
  )}"/><path d="M-14 -20Q-4 -34 14 -28L8 -16Z" fill="${darken(body, 0.4)}"/><path d="M-30 -12Q-22 2 -30 14" stroke="${darken(body, 0.4)}" stroke-width="1.8" fill="none"/><path d="M-26 2Q0 -6 18 -1" stroke="${darken(body, 0.3)}" stroke-width="1" fill="none"/><circle cx="-39" cy="-3" r="3.6" fill="#fff"/><circle cx="-39" cy="-3" r="2" fill="#12161a"/>`;
};

export const crab: Motif = (canvas, colour) => {
  const shell = mix('#d9562c', colour, 0.25);
  const legs = [0, 1, 2]
    .map((index) => `M${24 + index * 3} ${4 + index * 8}Q${42 + index * 2} ${2 + index * 8} 48 ${16 + index * 11}`)
    .join('');
  const claw = `<path d="M22 -10C34 -16 38 -26 36 -34" stroke="${darken(shell, 0.1)}" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M34 -26C20 -34 22 -48 34 -50C32 -42 36 -40 40 -38C44 -42 46 -46 46 -50C54 -42 50 -28 34 -26Z" fill="${shell}"/>`;
  const side = `<path d="${legs}" stroke="${darken(shell, 0.14)}" stroke-width="5" stroke-linecap="round" fill="none"/>${claw}`;
  return `${side}<g transform="scale(-1 1)">${side}</g><path d="M-34 4C-34 -18 -16 -24 0 -24S34 -18 34 4C34 22 16 30 0 30S-34 22 -34 4Z" fill="${canvas.radial(
    [
      [0, lighten(shell, 0.45)],
      [0.6, shell],
      [1, darken(shell, 0.3)],
    ],
    0.4,
    0.3,
    0.75,
  )}"/><path d="M-18 -4Q0 -12 18 -4M-12 10Q0 4 12 10" stroke="${darken(shell, 0.3)}" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-8 -23v-7M8 -23v-7" stroke="${darken(shell, 0.3)}" stroke-width="3" stroke-linecap="round"/>`;
};

export const prawn: Motif = (canvas, colour) => {
  const pink = mix('#f08a6c', colour, 0.35);
  const bands = [0.5, 1.0, 1.5, 2.0, 2.5]
    .map(
      (angle) =>
        `<path d="M${n(Math.sin(angle) * 14 - 2)} ${n(-Math.cos(angle) * 14)}L${n(Math.sin(angle) * 40)} ${n(-Math.cos(angle) * 40)}" stroke="#fff" stroke-width="3" opacity=".6"/>`,
    )
    .join('');
  return `<path d="M-34 -34C-6 -54 44 -34 42 6C40 36 8 46 -14 36L-34 46L-30 32L-44 28L-22 22C-2 28 18 20 18 4C18 -10 0 -18 -14 -12C-26 -8 -40 -18 -34 -34Z" fill="${canvas.radial(
    [
      [0, lighten(pink, 0.6)],
      [0.6, pink],
      [1, darken(pink, 0.2)],
    ],
    0.4,
    0.45,
    0.65,
  )}"/>${bands}<path d="M-32 -30Q-50 -44 -46 -50M-34 -26Q-52 -30 -52 -38" stroke="${darken(pink, 0.15)}" stroke-width="2" fill="none"/><circle cx="-24" cy="-28" r="3" fill="#1c1512"/>`;
};

export const shell: Motif = (canvas, colour) =>
  `<g transform="translate(-50 -50)"><path d="M50 88C30 88 8 62 10 40C12 22 30 12 50 12S88 22 90 40C92 62 70 88 50 88Z" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.5)],
      [1, darken(colour, 0.3)],
    ],
    0.5,
    0.9,
    0.9,
  )}"/><path d="M50 86V16M46 86Q28 50 30 20M54 86Q72 50 70 20M43 84Q14 58 14 38M57 84Q86 58 86 38" stroke="${darken(colour, 0.4)}" stroke-width="3.5" fill="none" opacity=".7"/></g>`;

export const potato: Motif = (canvas) =>
  `<g transform="translate(-50 -50)"><path d="M12 56C10 32 34 16 58 20C82 24 94 44 88 62C82 82 56 88 38 82C22 78 14 70 12 56Z" fill="${canvas.radial(
    [
      [0, '#e8c98c'],
      [0.7, '#c9a05c'],
      [1, '#9c7439'],
    ],
    0.4,
    0.35,
    0.75,
  )}"/><path d="M34 40q5 4 10 0M60 52q5 4 10 0M40 66q5 4 10 0" stroke="#7f5b2a" stroke-width="3.5" fill="none" stroke-linecap="round"/></g>`;

export const tomato: Motif = (canvas, colour) =>
  `<ellipse cy="8" rx="44" ry="38" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.35, colour],
      [1, darken(colour, 0.4)],
    ],
    0.36,
    0.3,
    0.75,
  )}"/><path d="M0 -26C-10 -20 -24 -24 -30 -14C-18 -20 -10 -16 -4 -20C-6 -12 -12 -6 -8 2C-2 -8 2 -12 2 -20C10 -14 20 -18 28 -10C24 -24 10 -20 0 -26Z" fill="#3f8a35"/><path d="M0 -24Q2 -38 10 -42" stroke="#3f8a35" stroke-width="5" fill="none" stroke-linecap="round"/><ellipse cx="-20" cy="-4" rx="9" ry="5" fill="#fff" opacity=".55" transform="rotate(-30 -20 -4)"/>`;

export const chilli: Motif = (canvas, colour) =>
  `<path d="M-30 -30C-40 0 -20 40 44 44C14 30 4 6 -6 -26C-12 -38 -26 -40 -30 -30Z" fill="${canvas.linear([
    [0, lighten(colour, 0.25)],
    [0.5, colour],
    [1, darken(colour, 0.3)],
  ])}"/><path d="M-32 -26C-30 -40 -10 -42 -5 -28C-14 -22 -24 -20 -32 -26Z" fill="#4a8f3a"/><path d="M-20 -36Q-22 -48 -32 -50" stroke="#4a8f3a" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-22 -14Q-18 14 8 30" stroke="#fff" stroke-width="4" fill="none" opacity=".5" stroke-linecap="round"/>`;

/** The bone has an edge of its own: on a pale disc the meat alone would look like an egg. */
export const drumstick: Motif = (canvas) => {
  const bone = (colour: string, wide: number): string =>
    `<path d="M6 6L36 36" stroke="${colour}" stroke-width="${12 + wide}" stroke-linecap="round"/><circle cx="43" cy="32" r="${8.5 + wide / 2}" fill="${colour}"/><circle cx="33" cy="43" r="${8.5 + wide / 2}" fill="${colour}"/>`;
  return `${bone('#8f6a38', 5)}${bone('#fbf0dc', 0)}<path d="M20 12C16 30 -18 26 -38 8C-54 -8 -52 -34 -34 -44C-16 -54 8 -44 16 -22C20 -10 24 0 20 12Z" fill="${canvas.radial(
    [
      [0, '#f2b567'],
      [0.5, '#cf7e2d'],
      [1, '#8a4715'],
    ],
    0.36,
    0.32,
    0.75,
  )}"/><path d="M-40 -16Q-36 -32 -20 -36" stroke="#fff" stroke-width="5" fill="none" opacity=".5" stroke-linecap="round"/><path d="M18 12Q4 14 -4 4" stroke="#7a3d12" stroke-width="3" fill="none" opacity=".7" stroke-linecap="round"/>`;
};

export const burger: Motif = (canvas) =>
  `<path d="M-44 -8C-44 -52 44 -52 44 -8Z" fill="${canvas.vertical([
    [0, '#f0b65c'],
    [1, '#c77a2b'],
  ])}"/><path d="M-20 -30l6 3M2 -36l6 2M22 -26l5 4M-4 -22l6 2" stroke="#fff2cf" stroke-width="3.4" stroke-linecap="round"/><path d="M-48 -6Q-36 8 -24 -2Q-12 8 0 -2Q12 8 24 -2Q36 8 48 -6V-10H-48Z" fill="#6cae3e"/><path d="M-44 2H44L32 12L18 4H-44Z" fill="#f4c23f"/><rect x="-45" y="6" width="90" height="15" rx="7.5" fill="${canvas.vertical(
    [
      [0, '#7c4a2a'],
      [1, '#4b2913'],
    ],
  )}"/><path d="M-44 24H44Q44 44 30 44H-30Q-44 44 -44 24Z" fill="${canvas.vertical([
    [0, '#e2a04a'],
    [1, '#bd7127'],
  ])}"/>`;

/** A wedge with its rind and its holes, also at the edge: without them it would be a slice of cake. */
export const cheese: Motif = (canvas) =>
  `<path d="M-50 8L24 -36Q46 -26 50 4Z" fill="${canvas.vertical([
    [0, '#ffe88c'],
    [1, '#fbd154'],
  ])}"/><path d="M-50 8L50 4V34L-50 38Z" fill="${canvas.vertical([
    [0, '#f6bd2a'],
    [1, '#de9b18'],
  ])}"/><path d="M24 -36Q46 -26 50 4V34" stroke="#b5311f" stroke-width="7" fill="none" stroke-linejoin="round"/><g fill="#b97808"><ellipse cx="-20" cy="22" rx="9" ry="8"/><ellipse cx="10" cy="15" rx="7" ry="6"/><ellipse cx="30" cy="26" rx="8" ry="7"/><ellipse cx="-4" cy="34" rx="5" ry="4"/><ellipse cx="16" cy="-18" rx="10" ry="5.5"/><ellipse cx="-12" cy="-4" rx="9" ry="4.5"/><ellipse cx="30" cy="-6" rx="6" ry="3"/></g>`;

export const egg: Motif = (canvas) =>
  `<path d="M-50 10C-52 -22 -20 -34 0 -32C26 -36 54 -14 48 14C42 40 10 38 -8 40C-28 42 -48 34 -50 10Z" fill="${canvas.radial([
    [0, '#ffffff'],
    [1, '#eae6dc'],
  ])}"/>${ball(canvas, 4, 2, 20, '#f5b223')}`;

export const peas: Motif = (canvas, colour) => {
  const green = mix('#6fae3f', colour, 0.4);
  return `<path d="M-48 -6C-30 34 30 34 48 -14C30 6 -30 10 -48 -6Z" fill="${darken(green, 0.25)}"/>${[-28, -10, 9, 27].map((x, index) => ball(canvas, x, [2, 7, 7, 0][index] ?? 0, 12.5, green)).join('')}<path d="M-48 -6C-30 40 30 40 48 -14C34 26 -30 28 -48 -6Z" fill="${green}"/>${leaf(canvas, 44, -12, 0.5, -40)}`;
};

export const sweet: Motif = (canvas, colour) =>
  `<path d="M-22 0L-50 -20Q-44 0 -50 20Z" fill="${darken(colour, 0.12)}"/><path d="M22 0L50 -20Q44 0 50 20Z" fill="${darken(colour, 0.12)}"/>${ball(canvas, 0, 0, 28, colour)}<path d="M-26 -8C-8 -2 0 14 2 27M-14 -24C6 -16 20 0 25 12" stroke="#fff" stroke-width="6" fill="none" opacity=".75"/>`;

export const snow: Motif = (_canvas, colour) => {
  const arm = '<path d="M0 0V-48M0 -18L-11 -29M0 -18L11 -29M0 -32L-9 -41M0 -32L9 -41"/>';
  return `<g stroke="${lighten(colour, 0.55)}" stroke-width="5.5" stroke-linecap="round" fill="none">${[0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn})">${arm}</g>`).join('')}</g>`;
};

export const sparkle: Motif = (canvas, colour) => {
  const star = (x: number, y: number, s: number): string =>
    `<path d="M${n(x)} ${n(y - s)}Q${n(x + s * 0.12)} ${n(y - s * 0.12)} ${n(x + s)} ${n(y)}Q${n(x + s * 0.12)} ${n(y + s * 0.12)} ${n(x)} ${n(y + s)}Q${n(x - s * 0.12)} ${n(y + s * 0.12)} ${n(x - s)} ${n(y)}Q${n(x - s * 0.12)} ${n(y - s * 0.12)} ${n(x)} ${n(y - s)}Z" fill="#fff"/>`;
  return `<circle r="44" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.55)],
      [0.7, colour],
      [1, darken(colour, 0.2)],
    ],
    0.35,
    0.3,
    0.8,
  )}"/><path d="M-46 14C-22 2 -6 30 16 20S40 4 43 8A44 44 0 0 1 -42 16Z" fill="${darken(colour, 0.22)}" opacity=".6"/>${star(8, -8, 30)}${star(-22, 14, 13)}${star(-14, -26, 9)}`;
};

export const cup: Motif = (canvas, colour) =>
  `<path d="M-12 -28C-20 -36 -6 -40 -12 -50M6 -28C-2 -36 12 -40 6 -50" stroke="${lighten(colour, 0.55)}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M30 -8C52 -12 52 20 26 18" stroke="#f3ede2" stroke-width="7" fill="none"/><path d="M-38 -18H34Q34 34 10 38H-14Q-38 34 -38 -18Z" fill="${canvas.linear(
    [
      [0, '#ffffff'],
      [1, '#d8d0c2'],
    ],
  )}"/><ellipse cx="-2" cy="-18" rx="36" ry="8" fill="${darken(colour, 0.35)}"/><ellipse cx="-2" cy="44" rx="42" ry="6" fill="#e7dfd1"/>`;

export const sheets: Motif = (canvas, colour) =>
  `<path d="M-6 -36H38V40Q16 32 -6 40Z" fill="${canvas.linear([
    [0, '#dcd7cc'],
    [0.3, '#ffffff'],
    [1, '#f1ede5'],
  ])}"/><ellipse cx="-20" cy="-2" rx="24" ry="36" fill="${canvas.linear([
    [0, '#ffffff'],
    [1, '#ded8cc'],
  ])}"/><ellipse cx="-20" cy="-2" rx="9" ry="14" fill="${colour}"/><ellipse cx="-19" cy="-2" rx="6" ry="10" fill="${darken(colour, 0.5)}"/><path d="M-6 14H38" stroke="${colour}" stroke-width="2" stroke-dasharray="4 4"/>`;

export const nuts: Motif = (canvas, colour) => {
  const tan = mix('#d19a55', colour, 0.3);
  const id = canvas.symbol(
    () =>
      `<path d="M-30 0C-30 -20 -10 -18 0 -12C12 -20 32 -16 32 2C32 20 12 18 0 12C-12 20 -30 18 -30 0Z" fill="${canvas.radial(
        [
          [0, lighten(tan, 0.4)],
          [0.6, tan],
          [1, darken(tan, 0.35)],
        ],
        0.4,
        0.3,
        0.75,
      )}"/><path d="M-20 -4Q-12 2 -20 8M-8 -6Q-2 2 -8 8M8 -8Q14 0 8 8M20 -6Q25 0 20 6" stroke="${darken(tan, 0.35)}" stroke-width="1.6" fill="none"/>`,
  );
  return place(id, -12, -20, 1, -20) + place(id, 16, 4, 1, 32) + place(id, -14, 26, 0.9, 6);
};

export const bowl: Motif = (canvas, colour) =>
  `<path d="M-42 0C-30 -36 30 -36 42 0Z" fill="${canvas.radial(
    [
      [0, lighten(colour, 0.5)],
      [1, colour],
    ],
    0.4,
    0.2,
    0.9,
  )}"/><path d="M-22 -14l5 -3M-4 -20l6 1M14 -14l5 3M-10 -8l6 1M24 -5l4 2M4 -8l5 -2" stroke="${darken(colour, 0.3)}" stroke-width="2.4" stroke-linecap="round"/><path d="M-50 0H50C48 30 28 44 0 44S-48 30 -50 0Z" fill="${canvas.linear(
    [
      [0, '#ffffff'],
      [0.6, '#e8e1d4'],
      [1, '#c7bdac'],
    ],
  )}"/><path d="M-49 8Q0 18 49 8" stroke="${colour}" stroke-width="3.5" fill="none" opacity=".7"/>`;

export const chocolate: Motif = (canvas, colour) => {
  const brown = mix('#5a321c', colour, 0.3);
  const square = canvas.symbol(
    () =>
      `<rect x="-17" y="-17" width="34" height="34" rx="3" fill="${canvas.linear(
        [
          [0, lighten(brown, 0.25)],
          [1, darken(brown, 0.35)],
        ],
        0,
        0,
        1,
        1,
      )}"/><rect x="-11" y="-11" width="22" height="22" rx="2" fill="${lighten(brown, 0.1)}"/>`,
  );
  return `<g transform="rotate(-18)">${place(square, -18, -18)}${place(square, 17, -18)}${place(square, -18, 17)}${place(square, 17, 17)}</g>`;
};

export const hand: Motif = (canvas, colour) =>
  `<path d="M-26 48V4L-40 -14Q-46 -24 -36 -27Q-30 -28 -24 -20L-16 -8V-38Q-15 -46 -8 -46T0 -38V-14V-44Q1 -51 8 -51T16 -44V-13L19 -38Q21 -45 27 -44T33 -36L29 -6Q30 20 20 48Z" fill="${canvas.linear(
    [
      [0, lighten(colour, 0.4)],
      [0.6, colour],
      [1, darken(colour, 0.25)],
    ],
  )}"/><path d="M-26 36H22" stroke="#fff" stroke-width="3" opacity=".5"/>`;

export const boxes: Motif = (canvas, colour) =>
  `<path d="M-42 -8L0 -30L42 -8L0 14Z" fill="${lighten(colour, 0.45)}"/><path d="M-42 -8L0 14V50L-42 28Z" fill="${colour}"/><path d="M42 -8L0 14V50L42 28Z" fill="${darken(colour, 0.25)}"/><path d="M-16 -22L26 1V14L16 18V6L-26 -16Z" fill="${canvas.linear(
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0.4],
    ],
  )}"/>`;

export const flame: Motif = (canvas) =>
  `<path d="M4 -50C10 -24 38 -16 36 16C34 40 16 50 0 50S-36 40 -36 14C-36 -4 -22 -10 -20 -26C-10 -20 -8 -12 -8 -4C2 -16 8 -32 4 -50Z" fill="${canvas.vertical(
    [
      [0, '#f6a21c'],
      [1, '#d9381e'],
    ],
  )}"/><path d="M2 -6C8 10 20 14 18 30C16 42 8 48 0 48S-18 42 -18 30C-18 18 -6 14 2 -6Z" fill="${canvas.vertical([
    [0, '#ffe07a'],
    [1, '#f6a21c'],
  ])}"/>`;

/** A slice with its crust, cheese and rounds of sausage. */
export const pizza: Motif = (canvas) =>
  `<path d="M-46 -28Q0 -54 46 -28L38 -12Q0 -34 -38 -12Z" fill="${canvas.vertical([
    [0, '#e3a957'],
    [1, '#b26f2a'],
  ])}"/><path d="M-39 -14Q0 -34 39 -14L4 48Q0 54 -4 48Z" fill="#f6cf62"/><path d="M-39 -14Q0 -34 39 -14L36 -8Q0 -27 -36 -8Z" fill="#c8391f"/><g fill="#b9321c"><circle cx="-10" cy="-6" r="9"/><circle cx="15" cy="2" r="8.5"/><circle cx="0" cy="21" r="7"/></g><path d="M-22 4l6 4M4 -14l7 -2M-4 10l5 3M8 14l5 -3" stroke="#4f8a35" stroke-width="4" stroke-linecap="round"/>`;

/** A slice of a layered cake with a cherry. */
export const cake: Motif = (canvas, colour) => {
  const sponge = mix('#d9a45c', colour, 0.3);
  const layer = (y: number, tone: string): string => `<path d="M-46 ${y}L46 ${y}V${y + 13}H-46Z" fill="${tone}"/>`;
  return `<path d="M-46 -8L20 -30Q42 -24 46 -8Z" fill="${lighten(sponge, 0.7)}"/>${layer(-8, '#fff7ea')}${layer(5, sponge)}${layer(18, '#fff1dc')}${layer(31, darken(sponge, 0.12))}<path d="M-46 -8H46V0Q36 12 28 0Q18 14 8 0Q-4 10 -14 0Q-26 12 -46 0Z" fill="#fffaf2"/><path d="M-46 18H46" stroke="#c2304a" stroke-width="4"/>${ball(canvas, 18, -32, 10, '#c81f3a')}<path d="M18 -42Q20 -50 28 -52" stroke="#4c7a2f" stroke-width="3" fill="none" stroke-linecap="round"/>`;
};

/** Two biscuits with their pricked rounds. */
export const biscuit: Motif = (canvas, colour) => {
  const tone = mix('#d29a52', colour, 0.3);
  const id = canvas.symbol(
    () =>
      `<circle r="30" fill="${darken(tone, 0.4)}" cx="2" cy="4"/><circle r="30" fill="${canvas.radial(
        [
          [0, lighten(tone, 0.4)],
          [0.8, tone],
          [1, darken(tone, 0.2)],
        ],
        0.4,
        0.35,
        0.7,
      )}"/><circle r="24" fill="none" stroke="${darken(tone, 0.3)}" stroke-width="2.4" stroke-dasharray="2 5"/><g fill="${darken(tone, 0.5)}"><circle r="2.4" cx="-10" cy="-8"/><circle r="2.4" cx="10" cy="-8"/><circle r="2.4" cx="-10" cy="10"/><circle r="2.4" cx="10" cy="10"/><circle r="2.4"/></g>`,
  );
  return place(id, -17, -15, 1, -14) + place(id, 17, 17, 1, 10);
};

/** A salt cellar, with a few grains falling. */
export const salt: Motif = (canvas) =>
  `<g transform="translate(-4 4)rotate(24)"><path d="M-21 -16H21L28 46Q0 58 -28 46Z" fill="${canvas.linear([
    [0, '#9fb6c2'],
    [0.3, '#e4eef2'],
    [1, '#8ea6b2'],
  ])}" stroke="#4d626d" stroke-width="3.4"/><path d="M-23 10L-27 45Q0 56 27 45L23 10Q0 20 -23 10Z" fill="#ffffff"/><path d="M-24 -14C-24 -52 24 -52 24 -14Z" fill="#46545c"/><path d="M-14 -34Q-8 -40 0 -41" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/><g fill="#fff"><circle cx="-9" cy="-24" r="3.4"/><circle cy="-30" r="3.4"/><circle cx="9" cy="-24" r="3.4"/></g></g><g fill="#ffffff" stroke="#70838d" stroke-width="2"><circle cx="36" cy="-44" r="4"/><circle cx="47" cy="-30" r="4"/><circle cx="44" cy="-12" r="3.6"/></g>`;

/** A joint of ham with its cut face: pork in any form that is not a sausage. */
export const ham: Motif = (canvas, colour) => {
  const rind = mix('#c9744a', colour, 0.2);
  return `<path d="M-44 6C-48 -30 -8 -48 24 -40C48 -34 54 -4 44 18C32 42 -40 48 -44 6Z" fill="${canvas.radial(
    [
      [0, lighten(rind, 0.4)],
      [0.6, rind],
      [1, darken(rind, 0.35)],
    ],
    0.5,
    0.2,
    0.8,
  )}"/><ellipse cx="-14" cy="8" rx="33" ry="31" fill="#fbe9dd"/><ellipse cx="-14" cy="8" rx="28" ry="26" fill="#ea8f8c"/><ellipse cx="-12" cy="6" rx="8" ry="7" fill="#fbf3e4" stroke="#d8b493" stroke-width="2.4"/><path d="M-34 2Q-30 -10 -18 -12M-32 20Q-20 28 -6 24" stroke="#fbd9d2" stroke-width="4" fill="none" stroke-linecap="round"/>`;
};

/** Three rashers, streaked. */
export const rashers: Motif = (canvas, colour) => {
  const meat = mix('#c2453c', colour, 0.3);
  const id = canvas.symbol(() => {
    const wave = (y: number): string => `M-46 ${y}q11.5 -11 23 0t23 0t23 0t23 0`;
    return `<path d="${wave(0)}" stroke="${darken(meat, 0.35)}" stroke-width="25" fill="none"/><path d="${wave(0)}" stroke="${meat}" stroke-width="22" fill="none"/><path d="${wave(-8)}" stroke="#fbe3d4" stroke-width="6" fill="none"/><path d="${wave(4)}" stroke="#f3c4b4" stroke-width="4" fill="none"/>`;
  });
  return place(id, 0, -28, 1, -5) + place(id, 0, 2, 1, -5) + place(id, 0, 32, 1, -5);
};

/** A pineapple with its crown. */
export const pineapple: Motif = (canvas) =>
  `<path d="M0 -12L-26 -40Q-8 -38 -2 -26L-12 -54Q2 -46 4 -28Q10 -46 22 -50Q14 -40 10 -26Q22 -36 32 -34Z" fill="#4f8f3a"/><path d="M0 -20C28 -20 34 4 30 24C26 44 14 50 0 50S-26 44 -30 24C-34 4 -28 -20 0 -20Z" fill="${canvas.radial(
    [
      [0, '#ffe07a'],
      [0.5, '#eeb32c'],
      [1, '#b5761a'],
    ],
    0.38,
    0.3,
    0.75,
  )}"/><path d="M-26 -4L14 48M-8 -18L30 26M-30 20L-8 50M26 -4L-14 48M8 -18L-30 26M30 20L8 50" stroke="#9a6212" stroke-width="2.4" opacity=".8"/>`;

/** A cob in its leaves. */
export const corn: Motif = (canvas) => {
  const grain = canvas.symbol(() => ball(canvas, 0, 0, 6.6, '#f4c22c'));
  const rows = [-38, -27, -16, -5, 6, 17].map((y, row) => [-12, 0, 12].map((x) => place(grain, x * (row === 0 ? 0.7 : 1), y)).join(''));
  return `<g transform="rotate(20)"><path d="M0 -50C22 -46 24 20 14 30H-14C-24 20 -22 -46 0 -50Z" fill="#d99c1a"/>${rows.join('')}<path d="M0 52C-30 44 -34 2 -24 -18C-16 4 -8 22 0 52Z" fill="#5b9a3a"/><path d="M0 52C30 44 34 2 24 -18C16 4 8 22 0 52Z" fill="#4a8430"/></g>`;
};

/** A sweet pepper. */
export const pepper: Motif = (canvas, colour) => {
  const skin = mix('#cf3524', colour, 0.4);
  return `<path d="M0 -28C-18 -42 -46 -30 -44 0C-44 28 -30 50 -14 46Q0 40 14 46C30 50 44 28 44 0C46 -30 18 -42 0 -28Z" fill="${canvas.radial(
    [
      [0, lighten(skin, 0.5)],
      [0.4, skin],
      [1, darken(skin, 0.4)],
    ],
    0.34,
    0.28,
    0.75,
  )}"/><path d="M-14 -28Q-20 10 -10 42M14 -28Q20 10 10 42" stroke="${darken(skin, 0.4)}" stroke-width="3" fill="none" opacity=".6"/><path d="M-18 -30Q0 -22 18 -30Q10 -38 6 -38Q6 -48 14 -52L4 -54Q-6 -48 -5 -38Q-10 -38 -18 -30Z" fill="#4c8c36"/><path d="M-32 -8Q-32 -20 -24 -25" stroke="#fff" stroke-width="5" fill="none" opacity=".6" stroke-linecap="round"/>`;
};

/** An ice lolly on its stick. */
export const lolly: Motif = (canvas, colour) =>
  `<rect x="-7" y="22" width="14" height="32" rx="6" fill="#d8ae72" stroke="#a67c40" stroke-width="2"/><path d="M-26 26V-22C-26 -60 26 -60 26 -22V26Q0 32 -26 26Z" fill="${canvas.linear(
    [
      [0, lighten(colour, 0.4)],
      [0.5, colour],
      [1, darken(colour, 0.25)],
    ],
  )}"/><path d="M-10 -24V14M10 -24V14" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".45"/>`;

/** A bib apron with its ties. */
export const apron: Motif = (canvas, colour) =>
  `<path d="M-14 -30C-16 -54 16 -54 14 -30M-32 -2Q-50 6 -48 26M32 -2Q50 6 48 26" stroke="${darken(colour, 0.4)}" stroke-width="4" fill="none"/><path d="M-16 -32H16Q18 -12 34 -6L38 48H-38L-34 -6Q-18 -12 -16 -32Z" fill="${canvas.linear(
    [
      [0, lighten(colour, 0.5)],
      [0.6, colour],
      [1, darken(colour, 0.2)],
    ],
  )}" stroke="${darken(colour, 0.4)}" stroke-width="2.4"/><path d="M-18 14H18V34H-18Z" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2.4"/>`;

/** A croissant: pastry of any kind. */
export const pastry: Motif = (canvas) =>
  `<path d="M-50 26C-54 -10 -28 -36 0 -36S54 -10 50 26C40 34 30 30 26 20C18 4 -18 4 -26 20C-30 30 -40 34 -50 26Z" fill="${canvas.radial(
    [
      [0, '#f6cf86'],
      [0.6, '#d3903c'],
      [1, '#96581c'],
    ],
    0.45,
    0.25,
    0.8,
  )}"/><path d="M-16 -33Q-20 -10 -14 8M16 -33Q20 -10 14 8M-36 -20Q-36 0 -26 18M36 -20Q36 0 26 18" stroke="#8a4f18" stroke-width="4" fill="none" opacity=".75"/>`;

/** Peppercorns. */
export const peppercorns: Motif = (canvas) =>
  [[-22, -24, 15], [16, -26, 14], [-2, 2, 17], [-30, 20, 14], [30, 10, 15], [6, 34, 15]].map(([x, y, r]) => ball(canvas, x!, y!, r!, '#3a302a')).join(''); // prettier-ignore

/** Cooked beans in a heap, in their own colour. */
export const pulses: Motif = (canvas, colour) => {
  const id = canvas.symbol(
    () =>
      `<path d="M-24 4C-26 -16 -8 -20 4 -16C20 -14 28 4 22 14C16 22 6 10 -2 10C-12 12 -22 18 -24 4Z" fill="${canvas.radial(
        [
          [0, lighten(colour, 0.5)],
          [0.5, colour],
          [1, darken(colour, 0.4)],
        ],
        0.36,
        0.3,
        0.75,
      )}" stroke="${darken(colour, 0.5)}" stroke-opacity=".5" stroke-width="1.6"/>`,
  );
  return place(id, -18, -20, 1, -20) + place(id, 20, -14, 1, 30) + place(id, -20, 20, 1, 40) + place(id, 18, 24, 1, -12);
};

/** Three round berries with the crown at their end: blueberries, cranberries. */
export const roundBerries: Motif = (canvas, colour) => {
  const skin = mix(colour, '#3d4f8f', luminance(colour) < 0.08 ? 0.4 : 0);
  const crown = `<path d="M0 -13L4 -4L13 -5L7 2L10 11L0 6L-10 11L-7 2L-13 -5L-4 -4Z" fill="${darken(skin, 0.55)}" stroke="${lighten(skin, 0.4)}" stroke-width="1.6"/>`;
  const berry = (x: number, y: number, turn: number): string =>
    ball(canvas, x, y, 25, skin) + `<g transform="translate(${x + 5} ${y + 3})rotate(${turn})">${crown}</g>`;
  return leaf(canvas, 4, -26, 0.8, 10) + leaf(canvas, -2, -24, 0.7, -170) + berry(-24, 2, -14) + berry(24, 0, 20) + berry(0, 25, 4);
};

/** Currants hanging on their stalk. */
export const currants: Motif = (canvas, colour) => {
  const berry = canvas.symbol(
    () => ball(canvas, 0, 0, 12, mix(colour, '#4a2a6a', luminance(colour) < 0.08 ? 0.35 : 0)) + `<circle cy="10" r="3.4" fill="#8a6a3c"/>`,
  );
  const spots = [[-16, -18], [12, -24], [-24, 4], [2, -2], [24, -2], [-12, 20], [14, 18], [0, 38]] as const; // prettier-ignore
  return `<path d="M2 -50Q-4 -20 0 34" stroke="#5f8a3a" stroke-width="4" fill="none" stroke-linecap="round"/>${leaf(canvas, 4, -40, 0.9, 12)}${spots.map(([x, y]) => place(berry, x, y)).join('')}`;
};

/** A bunch of grapes. */
export const grapes: Motif = (canvas, colour) => {
  const grape = canvas.symbol(() => ball(canvas, 0, 0, 13.5, colour));
  const spots = [[-30, -16], [-10, -20], [11, -20], [31, -16], [-21, 1], [0, -1], [21, 1], [-11, 18], [11, 18], [0, 36]] as const; // prettier-ignore
  return `<path d="M0 -24Q-2 -40 -10 -50" stroke="#6b4a22" stroke-width="5" fill="none" stroke-linecap="round"/>${leaf(canvas, 0, -32, 0.9, 4)}${spots.map(([x, y]) => place(grape, x, y)).join('')}`;
};

/** A muffin in its pleated case, with what is baked into it. */
function muffinOf(canvas: Canvas, dome: string, inside: string): string {
  const spots = [[-22, -14, 6], [-4, -30, 6.5], [16, -20, 6], [2, -9, 5.5], [30, -7, 5], [-34, -3, 4.5]]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join(''); // prettier-ignore
  return `<path d="M-35 4H35L25 46Q0 52 -25 46Z" fill="${canvas.linear([
    [0, '#fbf0d8'],
    [1, '#cfae7c'],
  ])}"/><path d="M-24 4L-17 46M-12 4L-9 48M0 4V49M12 4L9 48M24 4L17 46" stroke="#a07c48" stroke-width="3" opacity=".8"/><path d="M-40 8C-54 -4 -46 -22 -34 -26C-28 -48 26 -50 34 -26C48 -22 54 -4 40 8Q0 14 -40 8Z" fill="${canvas.radial(
    [
      [0, lighten(dome, 0.4)],
      [0.6, dome],
      [1, darken(dome, 0.3)],
    ],
    0.4,
    0.2,
    0.8,
  )}"/><g fill="${inside}" stroke="${darken(inside, 0.4)}" stroke-width="1.4">${spots}</g>`;
}

export const muffin: Motif = (canvas, colour) => muffinOf(canvas, '#dfae62', colour);

export const chocolateMuffin: Motif = (canvas) => muffinOf(canvas, '#6d4024', '#2e170c');

/** A pie with its crimped lid, a slit for the steam and a leaf of pastry. */
export const pie: Motif = (canvas) => {
  const crimps = Array.from(
    { length: 9 },
    (_, index) => `<circle cx="${-44 + index * 11}" cy="${n(-4 + Math.abs(index - 4) * -0.6)}" r="8"/>`,
  ).join('');
  return `<path d="M-42 -2H42L31 38Q0 48 -31 38Z" fill="${canvas.linear([
    [0, '#e9b866'],
    [0.5, '#cf913e'],
    [1, '#97602a'],
  ])}"/><path d="M-44 -6C-40 -34 40 -34 44 -6Q0 6 -44 -6Z" fill="${canvas.radial(
    [
      [0, '#f7d38c'],
      [0.6, '#dfa34c'],
      [1, '#b5752c'],
    ],
    0.42,
    0.2,
    0.8,
  )}"/><g fill="#e2aa54" stroke="#94602a" stroke-width="1.8">${crimps}</g><path d="M-16 -17Q-10 -22 -4 -17M6 -18Q12 -23 18 -18M-4 -10Q2 -15 8 -10" stroke="#8a541c" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M-12 -38q-6 -6 0 -12M10 -38q-6 -6 0 -12" stroke="#a8998a" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".8"/>`;
};

/** A lobster from above: claws forward, a jointed tail with its fan. */
export const lobster: Motif = (canvas, colour) => {
  const shell = mix('#cf3a22', colour, 0.3);
  const dark = darken(shell, 0.36);
  const side = `<path d="M9 -14Q30 -12 30 -26M10 -4L28 2M10 2L27 12M9 8L22 20" stroke="${dark}" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M4 -24Q8 -44 22 -50" stroke="${dark}" stroke-width="2" fill="none"/><path d="M30 -20C16 -26 18 -44 30 -50C30 -42 32 -38 36 -34C39 -38 40 -44 38 -49C50 -42 46 -22 30 -20Z" fill="${shell}" stroke="${dark}" stroke-width="1.8"/>`;
  const joints = [14, 22, 30].map((y, index) => `<ellipse cy="${y}" rx="${12 - index * 1.6}" ry="6.4"/>`).join('');
  return `${side}<g transform="scale(-1 1)">${side}</g><g fill="${shell}" stroke="${dark}" stroke-width="1.8"><path d="M0 36L-16 40Q-20 52 -8 51L0 44L8 51Q20 52 16 40Z"/>${joints}<path d="M0 -30C12 -24 14 -6 12 10Q0 16 -12 10C-14 -6 -12 -24 0 -30Z" fill="${canvas.radial(
    [
      [0, lighten(shell, 0.4)],
      [0.6, shell],
      [1, darken(shell, 0.25)],
    ],
    0.4,
    0.35,
    0.7,
  )}"/></g><circle cx="-5" cy="-22" r="2.4" fill="#1c1512"/><circle cx="5" cy="-22" r="2.4" fill="#1c1512"/>`;
};

/** A squid: its mantle with two fins, and its arms. */
export const squid: Motif = (canvas) => {
  const skin = '#e5b3ae';
  const dark = darken(skin, 0.42);
  return `<g transform="rotate(28)"><path d="M-9 14Q-14 32 -22 36M-5 15Q-8 36 -10 44M0 15Q0 38 2 50M5 15Q8 36 12 44M9 14Q14 32 24 36" stroke="${dark}" stroke-width="7.4" stroke-linecap="round" fill="none"/><path d="M-9 14Q-14 32 -22 36M-5 15Q-8 36 -10 44M0 15Q0 38 2 50M5 15Q8 36 12 44M9 14Q14 32 24 36" stroke="${skin}" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M0 -52L-30 -24Q-24 -12 -10 -14M0 -52L30 -24Q24 -12 10 -14" fill="${skin}" stroke="${dark}" stroke-width="2"/><path d="M0 -52C12 -40 18 -16 14 4H-14C-18 -16 -12 -40 0 -52Z" fill="${canvas.linear(
    [
      [0, lighten(skin, 0.7)],
      [0.5, skin],
      [1, darken(skin, 0.2)],
    ],
  )}" stroke="${dark}" stroke-width="2"/><path d="M-13 3H13Q14 16 0 18Q-14 16 -13 3Z" fill="${lighten(skin, 0.3)}" stroke="${dark}" stroke-width="2"/><circle cx="-7" cy="10" r="3.6" fill="#fff"/><circle cx="-7" cy="10" r="2" fill="#1c1512"/><circle cx="7" cy="10" r="3.6" fill="#fff"/><circle cx="7" cy="10" r="2" fill="#1c1512"/></g>`;
};

/** A teaspoon heaped with what sweetens, white or brown. */
const spoonfulOf = (canvas: Canvas, grains: string): string =>
  `<g transform="rotate(-24)"><path d="M12 14H50Q56 18 50 22H12Z" fill="#8d989f"/><path d="M-46 10H22C22 34 4 40 -12 40S-46 34 -46 10Z" fill="${canvas.linear(
    [
      [0, '#eef2f4'],
      [0.5, '#b3bdc3'],
      [1, '#7d888f'],
    ],
  )}"/><path d="M-46 12Q-38 -6 -26 -12Q-12 -30 2 -12Q14 -6 22 12Q-12 20 -46 12Z" fill="${grains}" stroke="${darken(grains, 0.32)}" stroke-width="2"/><g fill="${darken(grains, 0.24)}"><circle cx="-28" cy="0" r="2.4"/><circle cx="-14" cy="-10" r="2.4"/><circle cx="-6" cy="4" r="2.4"/><circle cx="6" cy="-6" r="2.4"/><circle cx="10" cy="6" r="2.4"/><circle cx="-18" cy="8" r="2.4"/></g></g>`;

export const spoonful: Motif = (canvas) => spoonfulOf(canvas, '#fbfaf5');

export const brownSpoonful: Motif = (canvas) => spoonfulOf(canvas, '#b5742f');
