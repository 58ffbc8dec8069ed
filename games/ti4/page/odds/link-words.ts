type LinkWords = {
  readonly title: string;
  readonly help: string;
  readonly label: string;
  readonly working: string;
  readonly failed: string;
  readonly attacker: string;
  readonly defender: string;
  readonly unread: string;
  readonly asLink: string;
  readonly asLinkHelp: string;
  readonly copyLink: string;
};

const en: LinkWords = {
  title: "A battle from ti4battle.com",
  help: "Paste a link of that site: its odds are worked out here, exactly, with its way of taking hits.",
  label: "Link of ti4battle.com",
  working: "Working it out …",
  failed: "It could not be worked out.",
  attacker: "Attacker",
  defender: "Defender",
  unread: "Not taken over from the link",
  asLink: "This battle as a link of ti4battle.com",
  asLinkHelp: "Everything that arrives against whoever is there, in space.",
  copyLink: "Copy the link of ti4battle.com",
};

const ru: LinkWords = {
  title: "Бой с ti4battle.com",
  help: "Вставьте ссылку того сайта: шансы считаются здесь, точно, и удары распределяются так же, как там.",
  label: "Ссылка ti4battle.com",
  working: "Считаем …",
  failed: "Посчитать не удалось.",
  attacker: "Атакующий",
  defender: "Защитник",
  unread: "Что из ссылки не взято",
  asLink: "Этот бой ссылкой ti4battle.com",
  asLinkHelp: "Всё, что прилетит, против того, кто там есть, в космосе.",
  copyLink: "Копировать ссылку ti4battle.com",
};

export const linkWords = { en, ru };
