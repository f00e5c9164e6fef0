-- Staff find accounts as people say and write their facts: the keys have neither case, accents and ligatures nor white space and punctuation. PostgreSQL keeps
-- them by the rows themselves, whatever version of the shop writes those. Texts are parted by line breaks, which no search has; a director's name stands in both
-- orders. The last pattern is the characters that a key does not have: marks, white space and punctuation except line breaks, "%" and "_".

create function search_key(value text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(replace(replace(replace(replace(replace(replace(
        translate(lower(normalize(translate(value, '™℠®©', ''), nfkd)), 'øđłðı×ςيك', 'odldixσیک'),
        'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '&', 'and'), ' + ', 'and'), '[\u0001-\u0009\u000b-\u0024\u0027-\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00bf\u02b0-\u036f\u2000-\u206f\u3000-\u303f]', '', 'g')
    $$;
alter table account add column search_key text not null generated always as (search_key(
  name || E'\n' || coalesce(user_name, '') || E'\n' || mail || E'\n' || vat_number || E'\n' || registration_number || E'\n' || landline_no || E'\n' ||
  mobile_no || E'\n' || address1 || E'\n' || address2 || E'\n' || city || E'\n' || county || E'\n' || post_code
)) stored;
alter table account_director add column search_key text not null generated always as (search_key(
  first_name || middle_name || last_name || E'\n' || first_name || last_name || first_name || E'\n' || mail || E'\n' || landline_no || E'\n' ||
  mobile_no || E'\n' || address1 || E'\n' || address2 || E'\n' || city || E'\n' || county || E'\n' || post_code
)) stored;
