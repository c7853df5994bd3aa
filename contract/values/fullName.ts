/** 'Ana Núñez': the name of a member as texts and addresses have it; '' without any. */
export const fullNameOf = ({ nombres, apellidos }: { nombres: string; apellidos: string }): string =>
  `${nombres} ${apellidos}`.trim();
