-- The word of each game: scheduled by hand, or derived when the game was first asked for.
CREATE TABLE scheduled_words (
  lang text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('daily', 'junior', 'child')),
  game_number integer NOT NULL CHECK (game_number BETWEEN 1 AND 3501),
  word text NOT NULL CHECK (octet_length(word) BETWEEN 1 AND 49),
  origin text NOT NULL CHECK (origin IN ('scheduled', 'derived')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (lang, mode, game_number)
);
