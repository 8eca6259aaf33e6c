// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Collectibles (ERC-721) that anybody can mint for anybody.
contract SandboxCollectible {
    string public name;
    string public symbol;
    string private base;
    uint256 public totalSupply;
    mapping(uint256 id => address owner) public ownerOf;
    mapping(address owner => uint256 count) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    error NotOwner(address caller, uint256 id);

    constructor(string memory name_, string memory symbol_, string memory base_) {
        name = name_;
        symbol = symbol_;
        base = base_;
    }

    function mint(address to) external returns (uint256 id) {
        id = ++totalSupply;
        ownerOf[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }

    function transferFrom(address from, address to, uint256 id) external {
        if (ownerOf[id] != from || from != msg.sender) revert NotOwner(msg.sender, id);
        ownerOf[id] = to;
        balanceOf[from]--;
        balanceOf[to]++;
        emit Transfer(from, to, id);
    }

    function tokenURI(uint256) external view returns (string memory) {
        return base;
    }

    /// ERC-165: this interface itself, and ERC-721.
    function supportsInterface(bytes4 wanted) external pure returns (bool) {
        return wanted == 0x01ffc9a7 || wanted == 0x80ac58cd;
    }
}
