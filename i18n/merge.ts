interface Messages {
  readonly [key: string]: string | Messages;
}

/** Deep merge; `over` wins. */
export function mergeMessages(base: Messages, over: Messages): Messages {
  const merged = Object.entries(over).map(([key, value]) => {
    const inBase = base[key];
    const bothGroups = typeof value === 'object' && typeof inBase === 'object';
    return [key, bothGroups ? mergeMessages(inBase, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}
