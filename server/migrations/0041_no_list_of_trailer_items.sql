-- The contract lists the items of trailers. Nothing has called this since 0015.
drop function is_trailer_item(text);
