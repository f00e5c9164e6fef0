import { imprintOf, type Block, type Letter, type Sender } from './letter.ts';

/** A mail as plain text. Lines are as long as their paragraphs: programs that show mails break them to fit. */
export function textOf(letter: Letter, sender: Sender): string {
  const parts = [letter.heading, ...letter.blocks.map(textOfBlock), ['-- ', ...imprintOf(sender)].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'action':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n?|\n/u)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}
